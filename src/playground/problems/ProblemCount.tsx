import { type ReactNode, useEffect, useState } from 'react';
import { useSelector } from '../state/PlaygroundContext';
import { describeCount } from './describeAnalysis';
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
