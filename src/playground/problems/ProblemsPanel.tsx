import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import {
  selectConfig,
  selectErrors,
  selectProblems,
  stageOf,
} from '../analysis/analysisSelectors';
import { checkAgain } from '../analysis/check';
import { withoutLists } from '../configs/ConfigProblems';
import { Notice, RuleLink } from '../controls';
import controls from '../controls.module.css';
import { showFile } from '../files/changeFiles';
import { showText } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { fileNameOf, noFiles } from '../state/sharedState';
import {
  describeAge,
  describeNone,
  describeNoneInOther,
  describeWaiting,
} from './describeAnalysis';
import { FileProblems, ProblemList } from './ProblemList';
import styles from './ProblemsPanel.module.css';
import { FixAll } from './ReportItem';

/** Everything that was found in the code, and what can be done about it. */
export function ProblemsPanel() {
  const isKnown = useSelector(({ lastCheck }) => lastCheck !== undefined);
  const isBroken = useSelector(session => stageOf(session) === 'broken');
  const hasFixes = useSelector(session =>
    selectProblems(session).some(({ proposals }) =>
      proposals.some(({ isFix }) => isFix),
    ),
  );
  const hasNone = useSelector(session => selectProblems(session).length === 0);
  const name = useSelector(({ shared }) => fileNameOf(shared));
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  if (!isKnown && isOnly) {
    return <Sentence say={describeWaiting} />;
  }
  return (
    <Panel isOld={isBroken}>
      {isBroken ? (
        <Stale hasNone={hasNone} />
      ) : (
        // They are about configs that are gone otherwise.
        <>
          <RuleErrors />
          <OptionErrors />
          <MissingPacks />
        </>
      )}
      {!isOnly && <FileHeading name={name} />}
      {hasFixes && <FixAll />}
      {hasNone ? (
        <Sentence say={isKnown ? describeNone : describeWaiting} />
      ) : (
        <ProblemList />
      )}
      {isKnown && <Age />}
      <OtherFiles />
    </Panel>
  );
}

/** What is said to be busy while the code is checked. Its content isn't rendered again for that. */
function Panel({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  const isBusy = useSelector(session => stageOf(session) === 'checking');
  return (
    <div
      className={styles.panel}
      aria-busy={isBusy}
      data-old={isOld}
      // For lists in blocks: see `ProblemList`.
      data-scrolled=""
      // For the focus, when what has it goes away: see `ApplyButton`.
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

function Stale({ hasNone }: { hasNone: boolean }) {
  const { store } = usePlayground();
  return (
    <Notice
      role="status"
      offer="Show the config"
      onTake={() => {
        const config = selectConfig(store.get());
        showText(store, config === undefined ? 'eslintrc' : 'tsconfig');
      }}
    >
      {hasNone
        ? 'The config has errors, so nothing is checked until you fix them.'
        : 'The config has errors, so these are the problems from before.'}
    </Notice>
  );
}

function Sentence({ say }: { say: (session: Session) => string }) {
  return <p className={controls.empty}>{useSelector(say)}</p>;
}

function Age() {
  return <p className={styles.duration}>{useSelector(describeAge)}</p>;
}

/** Rules that could not run; all others did. */
export function RuleErrors() {
  const errors = useSelector(selectErrors);
  return (
    <Errors
      label="Rules that could not be used"
      errors={errors.map(({ kind, ruleId, message }) => ({
        title: (
          <>
            {kind === 'crash' ? 'Threw an error' : 'Config'}
            {ruleId !== null && (
              <>
                : <RuleLink ruleId={ruleId} />
              </>
            )}
          </>
        ),
        message: ruleId === null ? withoutLists(message) : message,
      }))}
    />
  );
}

/** Compiler options that don't work, for readers who don't have the tsconfig in front of them. */
function OptionErrors() {
  const diagnostics = useSelector(
    ({ lastCheck }) => lastCheck?.report.compilerOptionDiagnostics,
  );
  return (
    <Errors
      label="Compiler options that could not be used"
      errors={(diagnostics ?? []).map(({ code, message }) => ({
        title: `tsconfig: TS${String(code)}`,
        message,
      }))}
    />
  );
}

function Errors({
  label,
  errors,
}: {
  label: string;
  errors: readonly { title: ReactNode; message: string }[];
}) {
  return (
    errors.length > 0 && (
      <ul className={styles.errors} aria-label={label}>
        {errors.map(({ title, message }, index) => (
          <li key={index}>
            <strong>{title}</strong>
            <pre className={styles.message} tabIndex={0}>
              <InlineCode text={message} />
            </pre>
          </li>
        ))}
      </ul>
    )
  );
}

/** Types of packages that could not be loaded: without them, the linter says less, and some of it wrong. */
function MissingPacks() {
  const { store } = usePlayground();
  const missing = useSelector(
    ({ lastCheck }) => lastCheck?.report.missingPacks,
  );
  return missing?.map(({ reason, title }) => (
    <Notice
      key={title}
      role="status"
      offer="Try again"
      onTake={() => checkAgain(store)}
    >
      <p>
        The types of {title} could not be loaded, so imports of them count as{' '}
        <code>any</code>. {reason} Check the connection.
      </p>
    </Notice>
  ));
}

function OtherFiles() {
  const files = useSelector(({ shared }) => shared.files);
  return files.map(({ name }) => <OtherFile key={name} name={name} />);
}

function OtherFile({ name }: { name: string }) {
  const known = useSelector(({ otherChecks }) => otherChecks[name]);
  const { problems = [] } = known?.check ?? {};
  return (
    <section aria-label={name}>
      <FileHeading name={name} />
      {problems.length === 0 ? (
        <p className={controls.empty}>{describeNoneInOther(known)}</p>
      ) : (
        <FileProblems
          problems={problems}
          label={`Problems in ${name}`}
          file={name}
        />
      )}
    </section>
  );
}

function FileHeading({ name }: { name: string }) {
  const { store } = usePlayground();
  return (
    <h2 className={styles.file}>
      <button type="button" onClick={() => showFile(store, name)}>
        {name}
      </button>
    </h2>
  );
}
