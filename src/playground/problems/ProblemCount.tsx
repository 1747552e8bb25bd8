import { type ReactNode, useEffect, useState } from 'react';
import { selectProblems, selectRefusal } from '../analysis/analysis';
import { useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { countProblems } from './problem';
import styles from './ProblemCount.module.css';

/** How long the count has to last before it is read out, in milliseconds. */
const rest = 1000;

/** Tells screen readers how many problems there are, once a reader pauses. */
export function ProblemCount(): ReactNode {
  const [said, setSaid] = useState('');
  const text = useSelector(describeCount);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, rest);
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

/** Empty while the linter has said nothing of this code or of what was there before. */
function describeCount(session: Session): string {
  return session.answer === undefined || selectRefusal(session) !== undefined
    ? ''
    : countProblems(selectProblems(session));
}
