import { type ReactNode, useMemo } from 'react';
import { SearchForm } from '../../findRules/SearchForm';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { changeLink } from '../../state/session';
import { type RuleSetting, ruleSettings, setRule } from '../editConfig';
import { RuleForm } from './RuleForm';

/** Most rules that are listed at once: each is a form of its own. */
const maxListed = 60;

/** Edits the config's text by choosing rules, severities and options. */
export function ConfigForm(): ReactNode {
  const { store } = usePlayground();
  const rules = useSelector(session => session.rules);
  const text = useSelector(({ link }) => link.eslintrc);
  const settings = useMemo(() => ruleSettings(text), [text]);
  return (
    <SearchForm
      label="Find a rule"
      items={rules}
      nameOf={({ id }) => id}
      names={settings}
      describe={(found, isSearch) =>
        isSearch
          ? `${String(found)} rules found.`
          : 'The rules that the config sets come first; search to find the others.'
      }
      limit={maxListed}
    >
      {rule => (
        <RuleForm
          key={rule.id}
          rule={rule}
          setting={settings.get(rule.id)}
          onChange={(setting: RuleSetting | undefined) => {
            changeLink(store, { eslintrc: setRule(text, rule.id, setting) });
          }}
        />
      )}
    </SearchForm>
  );
}
