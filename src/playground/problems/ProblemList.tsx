import type { ReactNode } from 'react';
import {
  selectInput,
  selectListed,
  selectProblems,
  selectRefusal,
} from '../analysis/analysis';
import { useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { countProblems } from './problem';
import { ProblemItem } from './ProblemItem';
import styles from './ProblemsPanel.module.css';

/** The problems in order of place. */
export function ProblemList(): ReactNode {
  const listed = useSelector(selectListed);
  const label = useSelector(session => countProblems(selectProblems(session)));
  const usable = useSelector(isUsable);
  return (
    <ul className={styles.list} aria-label={label}>
      {listed.map(each => (
        <ProblemItem key={each.key} listed={each} usable={usable} />
      ))}
    </ul>
  );
}

function isUsable(session: Session): boolean {
  return (
    selectInput(session) !== undefined && selectRefusal(session) === undefined
  );
}
