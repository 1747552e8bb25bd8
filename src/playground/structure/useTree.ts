import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TextRange } from '../../editor/editor';
import type {
  LinterClient,
  TreeEntry,
  TreeKind,
  TreePath,
  WorkerInput,
} from '../../linter/protocol';
import { selectInput } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { usePlayground, useSelector } from '../state/PlaygroundContext';

export interface TreeRow {
  key: string;
  entry: TreeEntry;
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1, and how many there are. */
  position: number;
  siblings: number;
  expanded: boolean;
}

interface LoadedTree {
  /** Another one has another TypeScript. */
  client: LinterClient;
  input: WorkerInput;
  kind: TreeKind;
  /** Entries by the key of the path that they are below. */
  children: ReadonlyMap<string, TreeEntry[]>;
}

/** A path as a key of a map. */
export function keyOf(path: TreePath): string {
  return JSON.stringify(path);
}

/** @returns the path that {@link keyOf} made the key of */
export function pathOf(key: string): TreePath {
  return JSON.parse(key) as TreePath;
}

const noNames: readonly string[] = [];

/**
 * The lines of a tree, as far as it is unfolded. What is not is not asked for: trees can be big.
 *
 * @param atFirst keys of the paths that are unfolded at first
 * @param hidden names of entries of the root that are left out
 */
export function useTree(
  kind: TreeKind,
  atFirst: readonly string[],
  hidden: readonly string[] = noNames,
) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(atFirst),
  );
  const unfold = useCallback(
    (keys: readonly string[]) =>
      setExpanded(before =>
        keys.every(key => before.has(key))
          ? before
          : new Set([...before, ...keys]),
      ),
    [],
  );
  const input = useSelector(selectInput);
  const { last } = useWorkerAnswer<LoadedTree>(
    [kind, ...expanded].join(),
    async (client, asked, before) => {
      const isSame =
        before?.client === client &&
        before.input === asked &&
        before.kind === kind;
      const children = new Map(isSame ? before.children : []);
      const missing = [keyOf([]), ...expanded].filter(
        key => !children.has(key),
      );
      const found =
        missing.length > 0
          ? await client
              .ask('treeChildren', asked, kind, missing.map(pathOf))
              .catch((): TreeEntry[][] => [])
          : [];
      missing.forEach((key, index) => children.set(key, found?.[index] ?? []));
      return found && { client, input: asked, kind, children };
    },
  );
  const rows = useMemo(
    () =>
      last?.kind === kind ? listRows(last.children, expanded, hidden) : [],
    [last, kind, expanded, hidden],
  );
  return {
    rows,
    /** Whether the linter has said that this code has no such tree. */
    isMissing: rows.length === 0 && last?.input === input,
    unfold,
    toggle: ({ key }: TreeRow, isUnfolded: boolean) => {
      const others = [...expanded].filter(each => each !== key);
      setExpanded(new Set(isUnfolded ? [...others, key] : others));
    },
  };
}

function listRows(
  children: LoadedTree['children'],
  expanded: ReadonlySet<string>,
  hidden: readonly string[],
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parent: TreePath, level: number) => {
    const all = children.get(keyOf(parent)) ?? [];
    const entries =
      level === 1
        ? all.filter(({ name }) => !hidden.includes(String(name)))
        : all;
    entries.forEach((entry, index) => {
      const path = [...parent, entry.name];
      const key = keyOf(path);
      const isExpanded = entry.size > 0 && expanded.has(key);
      rows.push({
        key,
        entry,
        level,
        position: index + 1,
        siblings: entries.length,
        expanded: isExpanded,
      });
      if (isExpanded) {
        add(path, level + 1);
      }
    });
  };
  add([], 1);
  return rows;
}

/** Marks the code of tree entries, for as long as their tree is shown. */
export function usePointedRange() {
  const { store } = usePlayground();
  /** What was marked before the mouse came. */
  const before = useRef<readonly TextRange[]>(undefined);
  useEffect(() => () => store.set({ highlights: [] }), [store]);
  return {
    /** Marks the code of the row that the mouse points at; without one, what was marked before. */
    point: (row: TreeRow | undefined) => {
      const range = row?.entry.range;
      if (range) {
        before.current ??= store.get().highlights;
        store.set({ highlights: [range] });
      } else if (before.current) {
        store.set({ highlights: before.current });
        before.current = undefined;
      }
    },
    /** Marks code that stays marked when the mouse goes on. */
    mark: (range: TextRange) => {
      before.current = undefined;
      store.set({ highlights: [range] });
    },
  };
}
