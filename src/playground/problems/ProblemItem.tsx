import { memo, type ReactNode } from 'react';
import { isAboutAny } from '../../linter/anyOrigin/rulesAboutAny';
import { InlineCode } from '../../ui/InlineCode';
import { problemOf } from '../analysis/analysisSelectors';
import { revealPlace } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
import type { ListedProblem } from './listedProblem';
import { placeLabel } from './placeLabel';
import type { Problem } from './problem';
import { ProblemOrigin } from './ProblemOrigin';
import styles from './ProblemsPanel.module.css';
import { ProposedEdits } from './ProposedEdits';
import { RuleLink } from './RuleLink';

interface Props {
  listed: ListedProblem;
  /** Whether the linter looks at the code, so that the problem's edits fit it, or soon will. */
  usable: boolean;
  /** The name of the file that it's in, where that isn't the shown one: it then leads there. */
  file?: string;
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
  file,
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
          aria-label={placeLabel({ line, column }, file)}
          onClick={() => {
            const problem = problemOf(store.get(), listed, file) ?? listed;
            revealPlace(store, problem, file);
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
      {file === undefined &&
        code !== undefined &&
        // Of what follows from an import without types, the list says where it comes from.
        listed.untyped === undefined &&
        isAboutAny(code, message) && <ProblemOrigin listed={listed} />}
      {file === undefined && listed.edits.length > 0 && (
        <ProposedEdits listed={listed} usable={usable} />
      )}
    </li>
  );
});
