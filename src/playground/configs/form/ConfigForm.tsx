import { type ReactNode, useMemo } from 'react';
import { parseConfig } from '../../../config/configDocument';
import { ruleSettings, setRule } from '../../../config/editConfig';
import { presetSettings } from '../../../config/presets/presetSettings';
import type { PlaygroundRule } from '../../../linter/protocol';
import { selectConfig } from '../../analysis/analysisSelectors';
import { editInForm } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { fileNameOf } from '../../state/sharedState';
import { PresetChoice } from './PresetChoice';
import { RuleForm } from './RuleForm';
import { SearchForm } from './SearchForm';

/** Most rules that are listed at once: each is a form of its own. */
const maxListed = 60;

/** Edits the config's text by choosing presets, rules, severities and options. */
export function ConfigForm(): ReactNode {
  const { store } = usePlayground();
  const rules = useSelector(session => session.rules);
  const text = useSelector(({ shared }) => shared.eslintrc);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const config = useSelector(selectConfig);
  const document = useMemo(() => parseConfig(text), [text]);
  const settings = useMemo(() => ruleSettings(document), [document]);
  const inherited = useMemo(
    () => presetSettings(config ?? {}, rules ?? [], fileName),
    [config, rules, fileName],
  );
  const format = document.isFlat ? 'flat' : 'eslintrc';
  const change = (after: string) => {
    editInForm(store, 'eslintrc', after);
  };
  /** What the config sets, what its presets turn on, the rest, and last what is on its way out. */
  const rank = ({ id, deprecated }: PlaygroundRule): number => {
    if (settings.has(id)) {
      return 0;
    }
    const { severity = 'off' } = inherited.get(id) ?? {};
    return severity !== 'off' ? 1 : deprecated ? 3 : 2;
  };
  return (
    <>
      <PresetChoice
        document={document}
        format={format}
        rules={rules}
        onChange={change}
      />
      <SearchForm
        label="Find a rule"
        items={rules}
        nameOf={({ id }) => id}
        rank={rank}
        describe={(found, isSearch) =>
          isSearch
            ? `${String(found)} rules found.`
            : 'The config’s own rules come first, then those of its presets. Search to find the others.'
        }
        limit={maxListed}
      >
        {rule => (
          <RuleForm
            key={rule.id}
            rule={rule}
            setting={settings.get(rule.id)}
            inherited={inherited.get(rule.id)}
            format={format}
            onChange={setting => {
              change(setRule(document, rule.id, setting));
            }}
          />
        )}
      </SearchForm>
    </>
  );
}
