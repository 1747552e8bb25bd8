import { type ReactNode, useState } from 'react';
import type {
  LinterClient,
  RuleFinding,
  WorkerInput,
} from '../../linter/protocol';
import { ruleSettings, type RuleSetting } from '../config/editConfig';
import { InlineCode } from '../../ui/InlineCode';
import controls from '../controls.module.css';
import { RuleLink } from '../problems/RuleLink';
import styles from './FindRules.module.css';

interface Props {
  client: LinterClient | undefined;
  input: WorkerInput | undefined;
  /** Text of the config. */
  config: string;
  ruleUrl: (ruleId: string) => string | undefined;
  onSetRule: (ruleId: string, setting: RuleSetting) => void;
  /** Told of a place in the code, from 1. */
  onReveal: (line: number, column: number) => void;
}

interface Findings {
  input: WorkerInput;
  rules: RuleFinding[];
}

/** Runs every rule on the code, and lists those that report something. */
export function FindRules({
  client,
  input,
  config,
  ruleUrl,
  onSetRule,
  onReveal,
}: Props): ReactNode {
  const [findings, setFindings] = useState<Findings>();
  const [searching, setSearching] = useState(false);
  const settings = ruleSettings(config);
  const search = () => {
    if (client === undefined || input === undefined) {
      return;
    }
    setSearching(true);
    client
      .ask('findRules', input)
      .then(
        rules => {
          if (rules !== undefined) {
            setFindings({ input, rules });
          }
        },
        () => undefined,
      )
      .finally(() => {
        setSearching(false);
      });
  };
  const outdated =
    findings !== undefined && findings.input.code !== input?.code;
  return (
    <div className={styles.panel}>
      <p className={controls.hint}>
        Every rule of ESLint and of typescript-eslint runs on the code, each by
        itself and with its default options.
      </p>
      <button
        type="button"
        className={controls.button}
        disabled={client === undefined || input === undefined || searching}
        onClick={search}
      >
        {searching ? 'Running all rules …' : 'Which rules flag this?'}
      </button>
      <p className={controls.hint} role="status">
        {findings !== undefined &&
          !searching &&
          `${String(findings.rules.length)} rules report something${outdated ? ' in the code as it was before' : ''}.`}
      </p>
      <ul className={styles.list}>
        {findings?.rules.map(({ ruleId, messages }) => (
          <Finding
            key={ruleId}
            ruleId={ruleId}
            messages={messages}
            url={ruleUrl(ruleId)}
            severity={settings.get(ruleId)?.severity}
            onAdd={() => {
              onSetRule(ruleId, {
                severity: 'error',
                options: settings.get(ruleId)?.options ?? [],
              });
            }}
            onReveal={onReveal}
          />
        ))}
      </ul>
    </div>
  );
}

function Finding({
  ruleId,
  messages,
  url,
  severity,
  onAdd,
  onReveal,
}: RuleFinding & {
  url: string | undefined;
  severity: RuleSetting['severity'] | undefined;
  onAdd: () => void;
  onReveal: Props['onReveal'];
}): ReactNode {
  const [first] = messages;
  return (
    <li className={styles.finding}>
      <div>
        <RuleLink ruleId={ruleId} url={url} />{' '}
        <span className={controls.hint}>
          {messages.length} {messages.length === 1 ? 'report' : 'reports'}
        </span>
        {first !== undefined && (
          <p className={styles.message}>
            <button
              type="button"
              className={controls.place}
              aria-label={`Go to line ${String(first.line)}:${String(first.column)}`}
              onClick={() => {
                onReveal(first.line, first.column);
              }}
            >
              {first.line}:{first.column}
            </button>{' '}
            <InlineCode text={first.message} />
          </p>
        )}
      </div>
      <button
        type="button"
        className={controls.button}
        disabled={severity === 'error'}
        aria-label={
          severity === 'error'
            ? `${ruleId} is in the config`
            : `Add ${ruleId} to the config`
        }
        onClick={onAdd}
      >
        {severity === 'error' ? 'In the config' : 'Add'}
      </button>
    </li>
  );
}
