import type { ReactNode } from 'react';
import { plural } from '../../text/plural';
import { InlineCode } from '../../ui/InlineCode';
import { problemOf } from '../analysis/analysisSelectors';
import { revealPlace } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
import { AddDeclarations } from './AddDeclarations';
import type { ListedProblem } from './listedProblem';
import { describeUntyped } from './problem';
import styles from './UntypedImports.module.css';

interface Props {
  /** All problems. */
  listed: readonly ListedProblem[];
  /** Shows a list of problems under a label. */
  renderList: (listed: readonly ListedProblem[], label: string) => ReactNode;
  /** The name of the file that they're in, where that isn't the shown one. */
  file?: string;
}

/** The imports whose types aren't here, each once, with what follows from it folded below. */
export function UntypedImports({ listed, renderList, file }: Props): ReactNode {
  const heads = listed.filter(({ untyped }) => untyped?.role === 'import');
  return (
    <ul className={styles.imports} aria-label="Imports without types">
      {heads.map(head => {
        const module = head.untyped?.module ?? '';
        const followers = listed.filter(
          ({ untyped }) =>
            untyped?.role === 'follower' && untyped.module === module,
        );
        return (
          <li key={module} className={styles.import}>
            <p className={styles.facts}>
              <ImportPlace head={head} file={file} />
              {head.code !== undefined && <span>{head.code}</span>}
              <AddDeclarations module={module} file={file} />
            </p>
            {followers.length === 0 ? (
              <p className={styles.head}>
                <InlineCode text={describeUntyped(module)} />
              </p>
            ) : (
              <details>
                <summary className={styles.head}>
                  {describeFollowers(followers.length, module)}
                </summary>
                {renderList(
                  followers,
                  describeFollowers(followers.length, module),
                )}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "10 follow from 'zod', whose types aren’t here": that none of them is wrong where the types are. */
function describeFollowers(count: number, module: string): string {
  return `${plural(count, 'follows', 'follow')} from '${module}', whose types aren’t here`;
}

function ImportPlace({
  head,
  file,
}: {
  head: ListedProblem;
  file: string | undefined;
}): ReactNode {
  const { store } = usePlayground();
  const module = head.untyped?.module ?? '';
  const place = `${String(head.line)}:${String(head.column)}`;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={
        file === undefined
          ? `Go to the import of ${module}, line ${place}`
          : `Go to the import of ${module}, line ${place} of ${file}`
      }
      onClick={() => {
        revealPlace(store, problemOf(store.get(), head, file) ?? head, file);
      }}
    >
      {place}
    </button>
  );
}
