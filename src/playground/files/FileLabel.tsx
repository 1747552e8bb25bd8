import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { countInFile } from '../analysis/otherChecks';
import { useSelector } from '../state/PlaygroundContext';
import { noFiles } from '../state/sharedState';
import styles from './FileTabs.module.css';

/** A file's name, and, next to other files, how many problems it has. */
export function FileLabel({ name }: { name: string }): ReactNode {
  const { selectMessage } = usePluralForm();
  const isOnly = useSelector(({ shared }) => shared.files === noFiles);
  const count = useSelector(session => countInFile(session, name));
  return (
    <>
      {name}
      {!isOnly && count > 0 && (
        <span className={styles.count}>
          {count}
          <span className={styles.hidden}>
            {` ${selectMessage(
              count,
              translate({
                id: 'playground.file.problems',
                message: 'problem|problems',
              }),
            )}`}
          </span>
        </span>
      )}
    </>
  );
}
