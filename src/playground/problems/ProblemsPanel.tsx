import type { ReactNode } from 'react';
import {
  isAwaited,
  selectBrokenConfig,
  selectInput,
  selectProblems,
} from '../analysis/analysisSelectors';
import controls from '../controls.module.css';
import { showText } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { fileNameOf, noFiles } from '../state/sharedState';
import { describeAge, describeNone, describeWaiting } from './describeAnalysis';
import { FixAll } from './FixAll';
import { MissingPacks } from './MissingPacks';
import { OptionErrors } from './OptionErrors';
import { FileHeading, OtherFiles } from './OtherFiles';
import { ProblemList } from './ProblemList';
import styles from './ProblemsPanel.module.css';
import { RuleErrors } from './RuleErrors';

/** Everything that was found in the code, and what can be done about it. */
export function ProblemsPanel(): ReactNode {
  const isKnown = useSelector(({ lastCheck }) => lastCheck !== undefined);
  const isBroken = useSelector(session => selectInput(session) === undefined);
  const hasFixes = useSelector(session =>
    selectProblems(session).some(({ fix }) => fix !== undefined),
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
      // For lists in blocks: see `ShownNearby`.
      data-scrolled=""
      // For the focus, when what has it goes away: see `FixPreview`.
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
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          showText(store, selectBrokenConfig(store.get()));
        }}
      >
        Show the config
      </button>
    </p>
  );
}

function Sentence({ say }: { say: (session: Session) => string }): ReactNode {
  return <p className={styles.empty}>{useSelector(say)}</p>;
}

function Age(): ReactNode {
  return <p className={styles.duration}>{useSelector(describeAge)}</p>;
}
