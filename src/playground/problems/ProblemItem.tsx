import { memo, type ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import { problemOf } from '../analysis/analysis';
import { revealPlace } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
import type { ListedProblem } from './listedProblem';
import type { Problem } from './problem';
import styles from './ProblemsPanel.module.css';
import { ProposedEdits } from './ProposedEdits';
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
 * A problem, its place, its rule, and the changes that it proposes, in the order and the colors of a
 * report on a rule's page (`src/examples/NoteText`). Lists are long and typing is fast: it
 * is rendered again only when it says something else.
 */
export const ProblemItem = memo(function ProblemItem({
  listed,
  usable,
}: Props): ReactNode {
  const { store } = usePlayground();
  const { code, column, line, message, messageId, severity, source } = listed;
  return (
    <li className={styles.item} data-severity={severity}>
      <p className={styles.text}>
        <InlineCode text={message} />
      </p>
      <p className={styles.facts}>
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
        {code !== undefined && (
          <RuleLink
            className={styles.rule}
            ruleId={code}
            messageId={messageId}
          />
        )}
        <span className={styles.severity}>{words[severity]}</span>
        <span className={styles.source}>{source}</span>
      </p>
      {listed.edits.length > 0 && (
        <ProposedEdits listed={listed} usable={usable} />
      )}
    </li>
  );
});
