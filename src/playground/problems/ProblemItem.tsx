import { type ReactNode, useState } from 'react';
import { applyEdit, type TextEdit } from '../../text/applyEdit';
import type { Problem } from './problem';
import { InlineCode } from '../../ui/InlineCode';
import controls from '../controls.module.css';
import { RuleLink } from './RuleLink';
import { FixPreview } from './FixPreview';
import styles from './ProblemsPanel.module.css';

interface Props {
  problem: Problem;
  code: string;
  /** The rule's page. */
  url: string | undefined;
  /** Whether the problem is about the code as it is now. */
  usable: boolean;
  onReveal: (problem: Problem) => void;
  onApply: (edit: TextEdit) => void;
}

const words: Record<Problem['severity'], string> = {
  error: 'Error',
  info: 'Hint',
  warning: 'Warning',
};

/** A problem, its place, its rule, and the changes that it proposes. */
export function ProblemItem({
  problem,
  code,
  url,
  usable,
  onReveal,
  onApply,
}: Props): ReactNode {
  const { source, severity, message, line, column, fix, suggestions } = problem;
  const [open, setOpen] = useState<number>();
  const edits = [...(fix === undefined ? [] : [fix]), ...suggestions];
  const shown = open === undefined ? undefined : edits[open]?.edit;
  return (
    <li className={styles.item} data-severity={severity}>
      <p className={styles.head}>
        <span className={styles.severity}>{words[severity]}</span>
        <button
          type="button"
          className={styles.place}
          aria-label={`Go to line ${String(line)}:${String(column)}`}
          onClick={() => {
            onReveal(problem);
          }}
        >
          {line}:{column}
        </button>
        <span className={styles.source}>{source}</span>
        {problem.code !== undefined && (
          <RuleLink className={styles.rule} ruleId={problem.code} url={url} />
        )}
      </p>
      <p className={styles.text}>
        <InlineCode text={message} />
      </p>
      {edits.length > 0 && (
        <p className={styles.edits}>
          {edits.map(({ title }, index) => (
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
              {fix !== undefined && index === 0
                ? 'Fix …'
                : `Suggestion: ${title}`}
            </button>
          ))}
        </p>
      )}
      {usable && shown !== undefined && (
        <FixPreview
          before={code}
          after={applyEdit(code, shown)}
          onApply={() => {
            // The next problem takes this one's place in the list, not its preview.
            setOpen(undefined);
            onApply(shown);
          }}
        />
      )}
    </li>
  );
}
