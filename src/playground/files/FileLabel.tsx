import type { ReactNode } from 'react';
import { countInFile } from '../analysis/otherChecks';
import { useSelector } from '../state/PlaygroundContext';
import { noFiles } from '../state/sharedState';
import styles from './FileTabs.module.css';

/** A file's name, and, next to other files, how many problems it has. */
export function FileLabel({ name }: { name: string }): ReactNode {
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const count = useSelector(session => countInFile(session, name));
  return (
    <>
      {name}
      {!isOnly && count > 0 && (
        <span className={styles.count}>
          {count}
          <span className={styles.hidden}>
            {` ${count === 1 ? 'problem' : 'problems'}`}
          </span>
        </span>
      )}
    </>
  );
}
