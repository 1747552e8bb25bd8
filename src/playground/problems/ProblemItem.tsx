import { memo, type ReactNode, useState } from 'react';
import { applyEdit } from '../../text/applyEdit';
import { InlineCode } from '../../ui/InlineCode';
import { isFresh } from '../analysis/analysis';
import controls from '../controls.module.css';
import { revealPlace } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { FixPreview } from './FixPreview';
import type { ListedProblem } from './listedProblem';
import { editsOf, type Problem } from './problem';
import styles from './ProblemsPanel.module.css';
import { RuleLink } from './RuleLink';

interface Props {
  listed: ListedProblem;
  /** Whether the linter looks at the code, so that the problem's edits fit it, or soon will. */
  usable: boolean;
}

const words: Record<Problem['severity'], string> = {
  error: 'Error',
  info: 'Hint',
  warning: 'Warning',
};

/**
 * A problem, its place, its rule, and the changes that it proposes. Lists are long and typing is fast: it
 * is rendered again only when it says something else.
 */
export const ProblemItem = memo(function ProblemItem({
  listed,
  usable,
}: Props): ReactNode {
  const { store } = usePlayground();
  const [open, setOpen] = useState<number>();
  const { code, column, edits, line, message, severity, source } = listed;
  return (
    <li className={styles.item} data-severity={severity}>
      <p className={styles.head}>
        <span className={styles.severity}>{words[severity]}</span>
        <button
          type="button"
          className={styles.place}
          aria-label={`Go to line ${String(line)}:${String(column)}`}
          onClick={() => {
            revealPlace(store, problemOf(store.get(), listed) ?? listed);
          }}
        >
          {line}:{column}
        </button>
        <span className={styles.source}>{source}</span>
        {code !== undefined && (
          <RuleLink className={styles.rule} ruleId={code} />
        )}
      </p>
      <p className={styles.text}>
        <InlineCode text={message} />
      </p>
      {edits.length > 0 && (
        <p className={styles.edits}>
          {edits.map((label, index) => (
            <button
              key={index}
              type="button"
              className={controls.button}
              aria-expanded={open === index}
              disabled={!usable}
              onClick={() => {
                setOpen(open === index ? undefined : index);
              }}
            >
              {label}
            </button>
          ))}
        </p>
      )}
      {open !== undefined && (
        <EditPreview
          listed={listed}
          index={open}
          onApplied={() => {
            // The next problem takes this one's place in the list, not its preview.
            setOpen(undefined);
          }}
        />
      )}
    </li>
  );
});

/** What one of a problem's edits would do, as soon as the problem is known to be of this very code. */
function EditPreview({
  listed,
  index,
  onApplied,
}: {
  listed: ListedProblem;
  index: number;
  onApplied: () => void;
}): ReactNode {
  const code = useSelector(({ link }) => link.code);
  const edit = useSelector(session => {
    const problem = isFresh(session) ? problemOf(session, listed) : undefined;
    return problem && editsOf(problem)[index]?.edit;
  });
  return (
    edit !== undefined && (
      <FixPreview
        before={code}
        after={applyEdit(code, edit)}
        onApplied={onApplied}
      />
    )
  );
}

/** The problem that a row is about, with the offsets that it has by now. */
function problemOf(
  { answer }: Session,
  listed: ListedProblem,
): Problem | undefined {
  return answer?.problems[answer.listed.indexOf(listed)];
}
