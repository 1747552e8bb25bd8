import { compareParts, presetParts } from '../../config/compareRules';
import type { ConfigPart } from '../../config/read/configPart';
import type { KnownRules } from '../../linter/protocol';
import { WithRules } from '../../rules/WithRules';
import { ConfigResult } from '../ConfigResult';
import type { ToolStore } from '../useToolState';
import { ComparedRules } from './ComparedRules';
import { isOwnCompared, type Side, sideOf } from './sides';

/** What differs between two presets, or a preset and the config. */
export function ComparePart({
  store: { fields, pasted },
}: {
  store: ToolStore;
}) {
  const left = sideOf(fields, 'left');
  const right = sideOf(fields, 'right');
  const compare = (own: readonly ConfigPart[], known: KnownRules) => {
    const partsOf = ({ preset }: Side): readonly ConfigPart[] =>
      preset === undefined ? own : presetParts(preset);
    return (
      <ComparedRules
        left={left.label}
        right={right.label}
        rules={compareParts(partsOf(left), partsOf(right), known)}
      />
    );
  };
  return isOwnCompared(fields) ? (
    <ConfigResult
      pasted={pasted}
      empty={
        <p role="status">Paste a config into the field above to compare it.</p>
      }
    >
      {({ document }, known) => compare(document.parts, known)}
    </ConfigResult>
  ) : (
    <WithRules>{known => compare([], known)}</WithRules>
  );
}
