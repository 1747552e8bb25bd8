import { type ReactNode, useEffect, useState } from 'react';
import { countProblems, type Problem } from './problem';
import styles from './ProblemCount.module.css';

/** How long the count has to last before it is read out, in milliseconds. */
const REST = 1000;

interface Props {
  problems: readonly Problem[];
  /** Whether the linter has said anything yet. */
  known: boolean;
}

/** Tells screen readers how many problems there are, once a reader pauses. */
export function ProblemCount({ problems, known }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const text = known ? countProblems(problems) : '';
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p className={styles.count} role="status" aria-label="Problems in the code">
      {said}
    </p>
  );
}
