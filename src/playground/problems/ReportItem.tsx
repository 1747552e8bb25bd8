import { memo, type ReactNode, useMemo, useState } from 'react';
import { isAboutAny } from '../../linter/anyOrigin/rulesAboutAny';
import type { OriginStep } from '../../linter/protocol';
import { OriginTrace } from '../../origins/OriginTrace';
import { diffLines } from '../../text/diffLines';
import { applyEdit } from '../../text/editBetween';
import { ChangedLines } from '../../ui/ChangedLines';
import chevron from '../../ui/Chevron.module.css';
import { InlineCode } from '../../ui/InlineCode';
import report from '../../ui/Report.module.css';
import { isFresh } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { Button, PlaceButton, RuleLink } from '../controls';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { addNotes } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { fileNameOf, noFiles } from '../state/sharedState';
import { applyProposal, describeFailure, fixAll } from './applyFixes';
import type { Problem } from './problem';
import styles from './ProblemsPanel.module.css';

const severities = { error: 'Error', info: 'Hint', warning: 'Warning' };

/**
 * A problem, its place, its rule, and the changes that it proposes, in the order and the colors of a
 * report on a rule's page (`src/examples/NoteText`). Lists are long and typing is fast: it
 * is rendered again only when it says something else.
 */
export const ReportItem = memo(function ReportItem({
  problem,
  usable = false,
  file,
  children,
}: {
  problem: Problem;
  /** Whether the linter looks at the code, so that the problem's edits fit it, or soon will. */
  usable?: boolean;
  /** The name of the file that it's in, where that isn't the shown one: it then leads there. */
  file?: string | undefined;
  /** What else there is to say of it, in a few words. */
  children?: string;
}) {
  const { code, message, messageId, severity, source, untyped } = problem;
  return (
    <li className={report.report} data-severity={severity}>
      <p>
        <InlineCode text={message} />
      </p>
      <p className={report.facts}>
        <PlaceButton className={styles.place} place={problem} file={file} />
        {code !== undefined && (
          <RuleLink
            className={styles.rule}
            ruleId={code}
            messageId={messageId}
          />
        )}
        <span className={report.severity}>{severities[severity]}</span>
        <span className={styles.source}>{source}</span>
        {children && <span className={styles.source}>{children}</span>}
      </p>
      {file === undefined &&
        code !== undefined &&
        // Of what follows from an import without types, the list says where it comes from.
        untyped === undefined &&
        isAboutAny(code, message) && <AnyOrigin problem={problem} />}
      {file === undefined && problem.proposals.length > 0 && (
        <ProposedEdits problem={problem} usable={usable} />
      )}
    </li>
  );
});

/** Where the `any` comes from that a problem is about. It is asked for once it's unfolded. */
function AnyOrigin({ problem }: { problem: Problem }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.origin}
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary className={chevron.chevron}>
        Where does this <code>any</code> come from?
      </summary>
      {isOpen && <Origin problem={problem} />}
    </details>
  );
}

function Origin({
  problem: { code, column, endColumn, endLine, line, messageId },
}: {
  problem: Problem;
}) {
  const { store } = usePlayground();
  const place = {
    line,
    column,
    endLine,
    endColumn,
    ruleId: code ?? null,
    ...(messageId !== undefined && { messageId }),
  };
  const { last, isAwaited } = useWorkerAnswer(
    JSON.stringify(place),
    (client, input) => client.ask('origin', input, place),
  );
  const show = ({ place: origin }: OriginStep): void => {
    if ('range' in origin) {
      reveal(store, origin.range);
    }
  };
  return last ? (
    <OriginTrace {...last} onShow={show} opensTab />
  ) : (
    <p role="status" className={controls.hint}>
      {isAwaited ? 'Following the value …' : 'It can’t be followed here.'}
    </p>
  );
}

function ProposedEdits({
  problem,
  usable,
}: {
  problem: Problem;
  usable: boolean;
}) {
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
                onClick={() => setOpen(open === index ? undefined : index)}
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
function EditPreview({ problem, index }: { problem: Problem; index: number }) {
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
}) {
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

const context = 2;

function FixPreview({ before, after }: { before: string; after: string }) {
  const lines = useMemo(
    () => diffLines(before, after, context),
    [before, after],
  );
  return <ChangedLines lines={lines} className={styles.diff} />;
}

/** Applies all fixes together, or shows what they would do. */
export function FixAll() {
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
        onClick={() => setIsOpen(!isOpen)}
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
