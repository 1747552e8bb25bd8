import { type ReactNode, useRef } from 'react';
import type { LinterClient, WorkerReport } from '../../linter/protocol';
import type { Problem } from './problem';
import type { Analysis } from '../analysis/useAnalysis';
import controls from '../controls.module.css';
import { FixAll } from './FixAll';
import { ProblemList } from './ProblemList';
import styles from './ProblemsPanel.module.css';
import { RuleErrors } from './RuleErrors';

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
    return <p className={styles.empty}>{describeWaiting(analysis)}</p>;
  }
  return (
    <div
      ref={panel}
      className={styles.panel}
      aria-busy={!fresh && !refused}
      // For the focus, whose button goes away with the problem.
      tabIndex={-1}
    >
      {input === undefined && <Stale onShowConfig={onShowConfig} />}
      <RuleErrors errors={analysis.errors} ruleUrl={ruleUrl} />
      <OptionErrors diagnostics={report.compilerOptionDiagnostics} />
      {problems.some(({ fix }) => fix !== undefined) && (
        <FixAll
          client={client}
          input={input}
          checked={fresh}
          onChangeCode={change}
        />
      )}
      {problems.length === 0 ? (
        <p className={styles.empty}>{describeNone(analysis, code)}</p>
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

/** Compiler options that don't work, for readers who don't have the tsconfig in front of them. */
function OptionErrors({
  diagnostics,
}: {
  diagnostics: WorkerReport['compilerOptionDiagnostics'];
}): ReactNode {
  return (
    diagnostics.length > 0 && (
      <ul
        className={styles.errors}
        aria-label="Compiler options that could not be used"
      >
        {diagnostics.map(({ code, message }) => (
          <li key={message}>
            <strong>tsconfig: TS{code}</strong>
            <pre className={styles.message}>{message}</pre>
          </li>
        ))}
      </ul>
    )
  );
}

function Stale({ onShowConfig }: Pick<Props, 'onShowConfig'>): ReactNode {
  return (
    <p className={controls.notice} role="status">
      The config has errors, so these are the problems from before.
      <button type="button" className={controls.button} onClick={onShowConfig}>
        Show the config
      </button>
    </p>
  );
}

const NOT_CHECKED = 'This code could not be checked.';

/** Why there is no report yet. */
function describeWaiting({ input, refused }: Analysis): string {
  if (input === undefined) {
    return 'The config has errors: there is nothing to show before they are gone.';
  }
  return refused
    ? NOT_CHECKED
    : 'The first problems are shown here as soon as the linter is loaded. You can read and edit the code meanwhile.';
}

/** The text to show if there are no problems. */
function describeNone(
  { errors, fresh, input, refused }: Analysis,
  code: string,
): string {
  if (!fresh && input !== undefined) {
    return refused ? NOT_CHECKED : 'Checking …';
  }
  if (code.trim() === '') {
    return 'There is no code to check yet.';
  }
  return errors.length === 0
    ? 'No problems: nothing to complain about.'
    : 'The rules that could be used report nothing. See above for those that could not.';
}

/** How the problems came about, and whether they are about what is in the editor now. */
function describeAge(
  { fresh, input, isFirst, refused }: Analysis,
  { duration }: WorkerReport,
): string {
  if (input === undefined) {
    return 'Old: from before the config had errors.';
  }
  if (fresh) {
    // What the linter needs to get ready says nothing of the code.
    return isFirst
      ? 'Checked.'
      : `Checked in ${String(Math.round(duration))} ms`;
  }
  return refused
    ? 'Old: from before the last change, which could not be checked.'
    : 'Old: from before the last change, which is being checked …';
}
