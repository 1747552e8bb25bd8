import { type ReactNode, useMemo } from 'react';
import { type FoundInFile, listOtherFiles } from '../analysis/otherChecks';
import controls from '../controls.module.css';
import { showFile } from '../files/changeFiles';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { ProblemItem } from './ProblemItem';
import styles from './ProblemsPanel.module.css';

/** How many problems of a file are listed before it's shown. */
const maxListed = 100;

/** What was found in the files that aren't shown; nothing where there are none. */
export function OtherFiles(): ReactNode {
  const shared = useSelector(session => session.shared);
  const otherChecks = useSelector(session => session.otherChecks);
  const files = useMemo(
    () => listOtherFiles({ shared, otherChecks }),
    [shared, otherChecks],
  );
  return files.map(file => <OtherFile key={file.name} {...file} />);
}

function OtherFile({ name, listed, isRefused }: FoundInFile): ReactNode {
  return (
    <section aria-label={name}>
      <FileHeading name={name} />
      {listed === undefined || listed.length === 0 ? (
        <p className={styles.empty}>{describe(listed, isRefused)}</p>
      ) : (
        <ul className={styles.list} aria-label={`Problems in ${name}`}>
          {listed.slice(0, maxListed).map(each => (
            <ProblemItem
              key={each.key}
              listed={each}
              usable={false}
              file={name}
            />
          ))}
        </ul>
      )}
      {listed !== undefined && listed.length > maxListed && (
        <p className={controls.hint}>… and {listed.length - maxListed} more.</p>
      )}
    </section>
  );
}

/** A file's name, which leads to it. */
export function FileHeading({ name }: { name: string }): ReactNode {
  const { store } = usePlayground();
  return (
    <h2 className={styles.file}>
      <button
        type="button"
        onClick={() => {
          showFile(store, name);
        }}
      >
        {name}
      </button>
    </h2>
  );
}

function describe(listed: FoundInFile['listed'], isRefused: boolean): string {
  if (isRefused) {
    return 'This file could not be checked.';
  }
  return listed === undefined ? 'Checked in a moment …' : 'No problems.';
}
