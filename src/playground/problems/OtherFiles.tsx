import { type ReactNode, useMemo } from 'react';
import { AndMore } from '../../ui/AndMore';
import { type FoundInFile, listOtherFiles } from '../analysis/otherChecks';
import controls from '../controls.module.css';
import { showFile } from '../files/changeFiles';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ListedProblem } from './listedProblem';
import { isOwn } from './problem';
import { ProblemItem } from './ProblemItem';
import styles from './ProblemsPanel.module.css';
import { UntypedImports } from './UntypedImports';

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
        <Found name={name} listed={listed} />
      )}
    </section>
  );
}

/** The file's own problems, and below them what only imports without types are to blame for. */
function Found({
  name,
  listed,
}: {
  name: string;
  listed: readonly ListedProblem[];
}): ReactNode {
  const own = listed.filter(isOwn);
  const renderList = (some: readonly ListedProblem[], label: string) => (
    <First listed={some} label={label} file={name} />
  );
  return (
    <>
      {own.length > 0 && renderList(own, `Problems in ${name}`)}
      {own.length < listed.length && (
        <UntypedImports listed={listed} renderList={renderList} file={name} />
      )}
    </>
  );
}

/** The first problems of a list. The rest is there once the file is shown. */
function First({
  listed,
  label,
  file,
}: {
  listed: readonly ListedProblem[];
  label: string;
  file: string;
}): ReactNode {
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {listed.slice(0, maxListed).map(each => (
          <ProblemItem
            key={each.key}
            listed={each}
            usable={false}
            file={file}
          />
        ))}
      </ul>
      <AndMore count={listed.length - maxListed} className={controls.hint} />
    </>
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
