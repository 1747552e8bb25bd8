import { type ReactNode, useMemo } from 'react';
import { compareParts, presetParts } from '../../config/compareRules';
import type { PastedConfig } from '../../config/openConfig';
import type { KnownRules } from '../../linter/protocol';
import { NoRules } from '../../rules/NoRules';
import { useKnownRules } from '../../rules/useKnownRules';
import type { ToolStore } from '../useToolState';
import { ComparedRules } from './ComparedRules';
import { isOwnCompared, type Side, sideOf } from './sides';

interface Props {
  store: ToolStore;
  pasted: PastedConfig;
}

/** What differs between two presets, or a preset and the config. */
export function ComparePart({ store: { fields }, pasted }: Props): ReactNode {
  const rules = useKnownRules();
  if (rules.state === 'failed') {
    return <NoRules rules={rules} />;
  }
  const missing = isOwnCompared(fields) ? whatIsMissing(pasted) : undefined;
  return rules.state === 'loaded' && missing === undefined ? (
    <Comparison
      left={sideOf(fields, 'left')}
      right={sideOf(fields, 'right')}
      known={rules.known}
      pasted={pasted}
    />
  ) : (
    <p role="status">{missing ?? 'Loading the list of rules …'}</p>
  );
}

/** Why the config can't be compared, if so. */
function whatIsMissing(pasted: PastedConfig): string | undefined {
  switch (pasted.state) {
    case 'none':
      return 'Paste a config into the field above to compare it.';
    case 'reading':
      return 'Reading the config …';
    case 'read':
    case 'refused':
      return pasted.state === 'read' && !pasted.opened.document.isBroken
        ? undefined
        : 'The config above has errors. Fix them to compare it.';
  }
}

function Comparison({
  known,
  left,
  pasted,
  right,
}: Pick<Props, 'pasted'> & {
  known: KnownRules;
  left: Side;
  right: Side;
}): ReactNode {
  const rules = useMemo(() => {
    const partsOf = ({ preset }: Side) =>
      preset !== undefined
        ? presetParts(preset)
        : pasted.state === 'read'
          ? pasted.opened.document.parts
          : [];
    return compareParts(partsOf(left), partsOf(right), known);
  }, [known, left, pasted, right]);
  return <ComparedRules left={left.label} right={right.label} rules={rules} />;
}
