import type { ComponentType, ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import { problemOf } from '../analysis/analysis';
import { revealPlace } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
import type { ListedProblem } from './listedProblem';
import styles from './UntypedImports.module.css';

interface Props {
  /** All problems. */
  listed: readonly ListedProblem[];
  /** Shows a list of problems under a label. */
  List: ComponentType<{ listed: readonly ListedProblem[]; label: string }>;
  /** What a reader can do about a module's types: goes to the head of its group. */
  actionFor?: (module: string) => ReactNode;
}

/** The imports whose types aren't here, each once, with what follows from it folded below. */
export function UntypedImports({ listed, List, actionFor }: Props): ReactNode {
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
              <ImportPlace head={head} />
              {head.code !== undefined && <span>{head.code}</span>}
              {actionFor?.(module)}
            </p>
            {followers.length === 0 ? (
              <p className={styles.head}>
                <InlineCode text={head.message} />
              </p>
            ) : (
              <details>
                <summary className={styles.head}>
                  {describeFollowers(followers.length, module)}
                </summary>
                <List
                  listed={followers}
                  label={describeFollowers(followers.length, module)}
                />
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
  return `${String(count)} ${count === 1 ? 'follows' : 'follow'} from '${module}', whose types aren’t here`;
}

function ImportPlace({ head }: { head: ListedProblem }): ReactNode {
  const { store } = usePlayground();
  const place = `${String(head.line)}:${String(head.column)}`;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={`Go to the import of ${head.untyped?.module ?? ''}, line ${place}`}
      onClick={() => {
        revealPlace(store, problemOf(store.get(), head) ?? head);
      }}
    >
      {place}
    </button>
  );
}
