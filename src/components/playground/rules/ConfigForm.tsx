import {
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import type { PlaygroundRule } from '../../../linter/protocol';
import {
  type RuleSetting,
  ruleSettings,
  setRule,
} from '../../../playground/config/editConfig';
import controls from '../controls.module.css';
import styles from './Form.module.css';
import { RuleForm } from './RuleForm';

interface Props {
  rules: readonly PlaygroundRule[] | undefined;
  /** Text of the config. */
  text: string;
  onChange: (text: string) => void;
}

/** Most rules that are listed at once. */
const MAX_LISTED = 60;

/** Edits the config's text by choosing rules, severities and options. */
export function ConfigForm({ rules, text, onChange }: Props): ReactNode {
  const id = useId();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim().toLowerCase();
  const settings = useMemo(() => ruleSettings(text), [text]);
  const found = useMemo(
    () => findRules(rules ?? [], settings, words),
    [rules, settings, words],
  );
  return (
    <div className={styles.form}>
      <label className={styles.search} htmlFor={id}>
        Find a rule
      </label>
      <input
        id={id}
        className={controls.field}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <p className={controls.hint} role="status">
        {rules === undefined
          ? 'Loading the rules …'
          : words === ''
            ? 'The rules that the config sets come first; search to find the others.'
            : `${String(found.length)} rules found.`}
      </p>
      <ul className={styles.list}>
        {found.slice(0, MAX_LISTED).map(rule => (
          <RuleForm
            key={rule.id}
            rule={rule}
            setting={settings.get(rule.id)}
            onChange={(setting: RuleSetting | undefined) => {
              onChange(setRule(text, rule.id, setting));
            }}
          />
        ))}
      </ul>
      {found.length > MAX_LISTED && (
        <p className={controls.hint}>
          {found.length - MAX_LISTED} more: type a word of the rule’s name.
        </p>
      )}
    </div>
  );
}

/** Those that the config sets first; in the order of the list otherwise. */
function findRules(
  rules: readonly PlaygroundRule[],
  settings: ReadonlyMap<string, RuleSetting>,
  words: string,
): PlaygroundRule[] {
  const all = words.split(/\s+/);
  const matching = rules.filter(({ id, description }) => {
    const searched = `${id} ${description}`.toLowerCase();
    return all.every(word => searched.includes(word));
  });
  return [
    ...matching.filter(({ id }) => settings.has(id)),
    ...matching.filter(({ id }) => !settings.has(id)),
  ];
}
