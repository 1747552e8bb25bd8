import { type ReactNode, useMemo } from 'react';
import type { PlaygroundRule } from '../../../linter/protocol';
import { type RuleSetting, ruleSettings, setRule } from '../editConfig';
import { RuleForm } from './RuleForm';
import { SearchForm } from '../../findRules/SearchForm';

interface Props {
  rules: readonly PlaygroundRule[] | undefined;
  /** Text of the config. */
  text: string;
  onChange: (text: string) => void;
}

/** Most rules that are listed at once: each is a form of its own. */
const MAX_LISTED = 60;

/** Edits the config's text by choosing rules, severities and options. */
export function ConfigForm({ rules, text, onChange }: Props): ReactNode {
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
      limit={MAX_LISTED}
    >
      {rule => (
        <RuleForm
          key={rule.id}
          rule={rule}
          setting={settings.get(rule.id)}
          onChange={(setting: RuleSetting | undefined) => {
            onChange(setRule(text, rule.id, setting));
          }}
        />
      )}
    </SearchForm>
  );
}
