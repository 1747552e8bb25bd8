import { type ReactNode, useMemo } from 'react';
import { AndMore } from '../../ui/AndMore';
import { InlineCode } from '../../ui/InlineCode';
import {
  isAwaited,
  selectBrokenConfig,
  selectErrors,
  selectInput,
  selectProblems,
} from '../analysis/analysisSelectors';
import { checkAgain } from '../analysis/check';
import { type FoundInFile, listOtherFiles } from '../analysis/otherFiles';
import { Button } from '../Button';
import { withoutLists } from '../configs/longLists';
import controls from '../controls.module.css';
import { showFile } from '../files/changeFiles';
import { showText } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { fileNameOf, noFiles } from '../state/sharedState';
import { describeAge, describeNone, describeWaiting } from './describeAnalysis';
import { RuleLink } from './links';
import { isOwn, type Problem } from './problem';
import { ProblemList } from './ProblemList';
import styles from './ProblemsPanel.module.css';
import { FixAll } from './ProposedEdits';
import { ReportItem } from './ReportItem';
import { UntypedImports } from './UntypedImports';

/** Everything that was found in the code, and what can be done about it. */
export function ProblemsPanel(): ReactNode {
  const isKnown = useSelector(({ lastCheck }) => lastCheck !== undefined);
  const isBroken = useSelector(session => selectInput(session) === undefined);
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
function Panel({
  isOld,
  children,
}: {
  /** Whether what is in it is of another config. */
  isOld: boolean;
  children: ReactNode;
}): ReactNode {
  const isBusy = useSelector(isAwaited);
  return (
    <div
      className={styles.panel}
      aria-busy={isBusy}
      data-old={isOld}
      // For lists in blocks: see `ProblemList`.
      data-scrolled=""
      // For the focus, when what has it goes away: see `ProposedEdits`.
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

function Stale({ hasNone }: { hasNone: boolean }): ReactNode {
  const { store } = usePlayground();
  return (
    <p className={controls.notice} role="status">
      {hasNone
        ? 'The config has errors, so nothing is checked until you fix them.'
        : 'The config has errors, so these are the problems from before.'}
      <Button
        onClick={() => {
          showText(store, selectBrokenConfig(store.get()));
        }}
      >
        Show the config
      </Button>
    </p>
  );
}

function Sentence({ say }: { say: (session: Session) => string }): ReactNode {
  return <p className={styles.empty}>{useSelector(say)}</p>;
}

function Age(): ReactNode {
  return <p className={styles.duration}>{useSelector(describeAge)}</p>;
}

/** Rules that could not run; all others did. */
export function RuleErrors(): ReactNode {
  const errors = useSelector(selectErrors);
  if (errors.length === 0) {
    return null;
  }
  return (
    <ul className={styles.errors} aria-label="Rules that could not be used">
      {errors.map(({ kind, ruleId, message }, index) => (
        <li key={index}>
          <strong>
            {kind === 'crash' ? 'Threw an error' : 'Config'}
            {ruleId !== null && (
              <>
                : <RuleLink ruleId={ruleId} />
              </>
            )}
          </strong>
          <pre className={styles.message} tabIndex={0}>
            <InlineCode
              text={ruleId === null ? withoutLists(message) : message}
            />
          </pre>
        </li>
      ))}
    </ul>
  );
}

/** Compiler options that don't work, for readers who don't have the tsconfig in front of them. */
function OptionErrors(): ReactNode {
  const diagnostics = useSelector(
    ({ lastCheck }) => lastCheck?.report.compilerOptionDiagnostics,
  );
  return (
    diagnostics !== undefined &&
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

/** Types of packages that could not be loaded: without them, the linter says less, and some of it wrong. */
function MissingPacks(): ReactNode {
  const { store } = usePlayground();
  const missing = useSelector(
    ({ lastCheck }) => lastCheck?.report.missingPacks,
  );
  return missing?.map(({ reason, title }) => (
    <p key={title} className={controls.notice} role="status">
      The types of {title} could not be loaded, so imports of them count as{' '}
      <code>any</code>. {reason} Check the connection.
      <Button
        onClick={() => {
          checkAgain(store);
        }}
      >
        Try again
      </Button>
    </p>
  ));
}

/** How many problems of a file are listed before it's shown. */
const maxListed = 100;

/** What was found in the files that aren't shown; nothing where there are none. */
function OtherFiles(): ReactNode {
  const shared = useSelector(session => session.shared);
  const otherChecks = useSelector(session => session.otherChecks);
  const files = useMemo(
    () => listOtherFiles({ shared, otherChecks }),
    [shared, otherChecks],
  );
  return files.map(file => <OtherFile key={file.name} {...file} />);
}

function OtherFile({ name, problems, isRefused }: FoundInFile): ReactNode {
  return (
    <section aria-label={name}>
      <FileHeading name={name} />
      {problems === undefined || problems.length === 0 ? (
        <p className={styles.empty}>{describe(problems, isRefused)}</p>
      ) : (
        <Found name={name} problems={problems} />
      )}
    </section>
  );
}

/** The file's own problems, and below them what only imports without types are to blame for. */
function Found({
  name,
  problems,
}: {
  name: string;
  problems: readonly Problem[];
}): ReactNode {
  const own = problems.filter(isOwn);
  const renderList = (some: readonly Problem[], label: string) => (
    <First problems={some} label={label} file={name} />
  );
  return (
    <>
      {own.length > 0 && renderList(own, `Problems in ${name}`)}
      {own.length < problems.length && (
        <UntypedImports
          problems={problems}
          renderList={renderList}
          file={name}
        />
      )}
    </>
  );
}

/** The first problems of a list. The rest is there once the file is shown. */
function First({
  problems,
  label,
  file,
}: {
  problems: readonly Problem[];
  label: string;
  file: string;
}): ReactNode {
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {problems.slice(0, maxListed).map(problem => (
          <ReportItem
            key={problem.key}
            problem={problem}
            usable={false}
            file={file}
          />
        ))}
      </ul>
      <AndMore count={problems.length - maxListed} className={controls.hint} />
    </>
  );
}

/** A file's name, which leads to it. */
function FileHeading({ name }: { name: string }): ReactNode {
  const { store } = usePlayground();
  return (
    <h2 className={styles.file}>
      <button
        type="button"
        onClick={() => {
          showFile(store, name);
        }}
      >
        {name}
      </button>
    </h2>
  );
}

function describe(
  problems: FoundInFile['problems'],
  isRefused: boolean,
): string {
  if (isRefused) {
    return 'This file could not be checked.';
  }
  return problems === undefined ? 'Checked in a moment …' : 'No problems.';
}
