import { type ReactNode, useState } from 'react';
import { applyEdit } from '../../text/applyEdit';
import { countProblems, type Problem } from './problem';
import controls from '../controls.module.css';
import { ProblemItem } from './ProblemItem';
import styles from './ProblemsPanel.module.css';

/**
 * How many problems are listed at first. The whole list is rendered again with
 * each keystroke: a thousand problems, which no reader goes through, make typing slow.
 */
const FIRST_SHOWN = 100;

interface Props {
  problems: readonly Problem[];
  code: string;
  ruleUrl: (ruleId: string) => string | undefined;
  /** Whether the problems are about the code as it is now. */
  usable: boolean;
  onReveal: (problem: Problem) => void;
  onChangeCode: (code: string) => void;
}

/** The problems in order of place, as many as the reader wants to see. */
export function ProblemList({
  problems,
  code,
  ruleUrl,
  usable,
  onReveal,
  onChangeCode,
}: Props): ReactNode {
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const hidden = problems.length - limit;
  return (
    <>
      <ul className={styles.list} aria-label={countProblems(problems)}>
        {problems.slice(0, limit).map((problem, index) => (
          <ProblemItem
            key={`${String(index)}:${problem.code ?? ''}:${problem.message}`}
            problem={problem}
            code={code}
            url={problem.code === undefined ? undefined : ruleUrl(problem.code)}
            usable={usable}
            onReveal={onReveal}
            onApply={edit => {
              onChangeCode(applyEdit(code, edit));
            }}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.more}>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              setLimit(2 * limit);
            }}
          >
            Show {Math.min(hidden, limit)} more of {problems.length}
          </button>
        </p>
      )}
    </>
  );
}
