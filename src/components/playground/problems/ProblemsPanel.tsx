import { type ReactNode, useRef } from 'react';
import type { LinterClient, WorkerReport } from '../../../linter/protocol';
import type { Problem } from '../../../playground/problems';
import type { Analysis } from '../useAnalysis';
import controls from '../controls.module.css';
import { FixAll } from './FixAll';
import { ProblemList } from './ProblemList';
import styles from './ProblemsPanel.module.css';

interface Props {
  analysis: Analysis;
  problems: readonly Problem[];
  code: string;
  client: LinterClient | undefined;
  ruleUrl: (ruleId: string) => string | undefined;
  onReveal: (problem: Problem) => void;
  onChangeCode: (code: string) => void;
  onShowConfig: () => void;
}

/** Everything that was found in the code, and what can be done about it. */
export function ProblemsPanel({
  analysis,
  problems,
  code,
  client,
  ruleUrl,
  onReveal,
  onChangeCode,
  onShowConfig,
}: Props): ReactNode {
  const { input, report, fresh, refused } = analysis;
  const panel = useRef<HTMLDivElement>(null);
  const change = (changed: string) => {
    onChangeCode(changed);
    panel.current?.focus();
  };
  if (report === undefined) {
    return (
      <p className={styles.empty}>
        {input === undefined
          ? 'The config has errors: there is nothing to show before they are gone.'
          : refused
            ? 'This code could not be checked.'
            : 'The first problems are shown here as soon as the linter is loaded. You can read and edit the code meanwhile.'}
      </p>
    );
  }
  return (
    <div
      ref={panel}
      className={styles.panel}
      aria-busy={!fresh && !refused}
      // For the focus, whose button goes away with the problem.
      tabIndex={-1}
    >
      {input === undefined && (
        <p className={styles.stale} role="status">
          The config has errors, so these are the problems from before.
          <button
            type="button"
            className={controls.button}
            onClick={onShowConfig}
          >
            Show the config
          </button>
        </p>
      )}
      <RuleErrors analysis={analysis} ruleUrl={ruleUrl} />
      {problems.some(({ fix }) => fix !== undefined) && (
        <FixAll
          client={client}
          input={input}
          checked={fresh}
          onChangeCode={change}
        />
      )}
      {problems.length === 0 ? (
        <p className={styles.empty}>
          {fresh || input === undefined
            ? 'No problems: nothing to complain about.'
            : refused
              ? 'This code could not be checked.'
              : 'Checking …'}
        </p>
      ) : (
        <ProblemList
          problems={problems}
          code={code}
          ruleUrl={ruleUrl}
          usable={fresh}
          onReveal={onReveal}
          onChangeCode={change}
        />
      )}
      <p className={styles.duration}>{describeAge(analysis, report)}</p>
    </div>
  );
}

/** How the problems came about, and whether they are about what is in the editor now. */
function describeAge(
  { fresh, input, refused }: Analysis,
  { duration }: WorkerReport,
): string {
  if (input === undefined) {
    return 'Old: from before the config had errors.';
  }
  if (fresh) {
    return `Checked in ${String(Math.round(duration))} ms`;
  }
  return refused
    ? 'Old: from before the last change, which could not be checked.'
    : 'Old: from before the last change, which is being checked …';
}

/** Rules that could not run; all others did. */
function RuleErrors({
  analysis: { report },
  ruleUrl,
}: Pick<Props, 'analysis' | 'ruleUrl'>): ReactNode {
  const errors = report?.errors ?? [];
  if (errors.length === 0) {
    return null;
  }
  return (
    <ul className={styles.errors} aria-label="Rules that could not be used">
      {errors.map(({ kind, ruleId, message }, index) => {
        const url = ruleId === null ? undefined : ruleUrl(ruleId);
        return (
          <li key={index}>
            <strong>
              {kind === 'crash' ? 'Threw an error' : 'Config'}
              {ruleId !== null && ': '}
              {url === undefined ? ruleId : <a href={url}>{ruleId}</a>}
            </strong>
            <pre className={styles.message} tabIndex={0}>
              {message}
            </pre>
          </li>
        );
      })}
    </ul>
  );
}
