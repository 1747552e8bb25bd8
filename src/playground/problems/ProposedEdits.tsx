import { type ReactNode, useMemo, useState } from 'react';
import { applyEdit } from '../../text/applyEdit';
import { diffLines } from '../../text/diffLines';
import { ChangedLines } from '../../ui/ChangedLines';
import { InlineCode } from '../../ui/InlineCode';
import { isFresh } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { addNotes } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, noFiles } from '../state/sharedState';
import { applyProposal, describeFailure, fixAll } from './applyFixes';
import type { Problem } from './problem';
import styles from './ProblemsPanel.module.css';

/** The changes that a problem proposes: each is applied with one click, or looked at first. */
export function ProposedEdits({
  problem,
  usable,
}: {
  problem: Problem;
  /** Whether the linter looks at the code, so that the edits fit it, or soon will. */
  usable: boolean;
}): ReactNode {
  const { store } = usePlayground();
  const [open, setOpen] = useState<number>();
  return (
    <div className={styles.edits}>
      {problem.proposals.map(({ isFix, title }, index) => {
        const name = isFix ? 'fix' : `suggestion: ${title.replaceAll('`', '')}`;
        return (
          <div key={index} className={styles.edit}>
            <span className={styles.proposal}>
              {isFix ? (
                title
              ) : (
                <>
                  Suggestion: <InlineCode text={title} />
                </>
              )}
            </span>
            <span className={styles.buttons}>
              <ApplyButton
                label={`Apply ${name}`}
                disabled={!usable}
                onApply={() => {
                  // The next problem may take this one's place in the list, not its preview.
                  setOpen(undefined);
                  void applyProposal(store, problem, index);
                }}
              >
                Apply
              </ApplyButton>
              <Button
                aria-label={`Preview ${name}`}
                aria-expanded={open === index}
                disabled={!usable}
                onClick={() => {
                  setOpen(open === index ? undefined : index);
                }}
              >
                Preview
              </Button>
            </span>
            {open === index && <EditPreview problem={problem} index={index} />}
          </div>
        );
      })}
    </div>
  );
}

/** What one of a problem's edits would do, as soon as the problem is known to be of this very code. */
function EditPreview({
  problem,
  index,
}: {
  problem: Problem;
  index: number;
}): ReactNode {
  const code = useSelector(({ shared }) => shared.code);
  const edit = useSelector(session =>
    isFresh(session)
      ? session.lastCheck?.edits.get(problem.key)?.[index]
      : undefined,
  );
  return (
    edit !== undefined && (
      <FixPreview before={code} after={applyEdit(code, edit)} />
    )
  );
}

/** Makes a change with one click. */
function ApplyButton({
  label,
  disabled,
  onApply,
  children,
}: {
  /** What it applies, for those who do not see what is next to it: it starts with what the button says. */
  label: string;
  disabled: boolean;
  onApply: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={`${controls.button ?? ''} ${styles.apply ?? ''}`}
      aria-label={label}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        onApply();
        // This button goes away with the problem: the panel around it gets the focus.
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      }}
    >
      {children}
    </button>
  );
}

/** Unchanged lines that are shown around a change. */
const context = 2;

/** What a change would do to the code, before it is made. */
function FixPreview({
  before,
  after,
}: {
  before: string;
  after: string;
}): ReactNode {
  const lines = useMemo(
    () => diffLines(before, after, context),
    [before, after],
  );
  return <ChangedLines lines={lines} className={styles.diff} />;
}

/** Applies all fixes together, or shows what they would do. */
export function FixAll(): ReactNode {
  const { store } = usePlayground();
  const isChecked = useSelector(isFresh);
  // Fixes are for the shown file.
  const label = useSelector(({ shared }) =>
    shared.files === noFiles ? 'Fix all' : `Fix all in ${fileNameOf(shared)}`,
  );
  const [isOpen, setIsOpen] = useState(false);
  const { last, isAwaited } = useWorkerAnswer(
    isOpen ? 'fix' : undefined,
    async (client, input) => {
      try {
        const fixed = await client.ask('fix', input);
        return fixed && { before: input.code, ...fixed };
      } catch (error) {
        addNotes(store, [describeFailure(error)]);
        return undefined;
      }
    },
  );
  const fixed = isOpen && !isAwaited ? last : undefined;
  // Rules that could not be used, and fixed nothing.
  const unusable = fixed?.errors.flatMap(({ ruleId }) => ruleId ?? []) ?? [];
  return (
    <div className={styles.fixAll}>
      <ApplyButton
        label={label}
        disabled={!isChecked}
        onApply={() => void fixAll(store)}
      >
        {label}
      </ApplyButton>
      <Button
        aria-label="Preview all fixes"
        aria-expanded={isOpen}
        disabled={!isChecked}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Preview
      </Button>
      {unusable.length > 0 && (
        <p role="status">
          {`Without the fixes of ${unusable.join(', ')}, which could not be used.`}
        </p>
      )}
      {fixed && <FixPreview before={fixed.before} after={fixed.output} />}
    </div>
  );
}
