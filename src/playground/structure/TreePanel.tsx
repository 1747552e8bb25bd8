import { useCallback, useState } from 'react';
import type { SyntaxTreeKind, TreePath } from '../../linter/protocol';
import { loadable } from '../../ui/loadable';
import { selectInput, selectRequest } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { Button } from '../controls';
import controls from '../controls.module.css';
import { reveal } from '../sides/navigation';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { useRested } from '../useRested';
import { SelectorFilter } from './SelectorFilter';
import styles from './StructurePanel.module.css';
import { TreeView } from './TreeView';
import { keyOf, pathOf, type TreeRow, useTree } from './useTree';

/** What the trees of the code are called. */
export const treeNames: Record<SyntaxTreeKind, string> = {
  es: 'ESTree',
  ts: 'TypeScript AST',
  scope: 'Scopes',
};

/** The nodes of each tree that are unfolded at first. */
const unfoldedAtFirst: Record<SyntaxTreeKind, readonly string[]> = {
  es: [keyOf(['body'])],
  scope: [],
  ts: [keyOf(['statements'])],
};

const tokenLists = ['tokens', 'comments'];

/** A tree of the code. The cursor is followed in it, and leads the cursor. */
export function TreePanel({ kind }: { kind: SyntaxTreeKind }) {
  const { store } = usePlayground();
  const input = useSelector(selectInput);
  const cursor = useSelector(session => session.cursor);
  const tokens = useSelector(({ shared }) => shared.tokens);
  const [active, setActive] = useState<string>();
  /**
   * Offsets of the cursor from which there is nothing to follow: where it was when the reader last moved in
   * the tree, or opened it at a match, and where this panel puts it.
   */
  const [unfollowed, setUnfollowed] = useState<readonly (number | undefined)[]>(
    () => (kind === 'es' && store.get().shared.esQuery ? [cursor] : []),
  );
  const { rows, isMissing, toggle, unfold } = useTree(
    kind,
    unfoldedAtFirst[kind],
    kind === 'es' && !tokens ? tokenLists : undefined,
  );

  const follow = useCallback(
    (path: TreePath, isMatch = false) => {
      const keys = path.map((_, index) => keyOf(path.slice(0, index + 1)));
      unfold(keys.slice(0, -1));
      // A match is only chosen where nothing is, as when a link has the selector.
      setActive(before => (isMatch ? before : undefined) ?? keys.at(-1));
    },
    [unfold],
  );
  const isFollowed = !unfollowed.includes(cursor);
  const rested = useRested(cursor, rest);
  useWorkerAnswer(
    isFollowed && rested === cursor ? String(cursor) : undefined,
    async (client, asked, _last, isOutdated) => {
      const path = await client.ask('treePathAt', asked, kind, cursor);
      if (path && path.length > 0 && !isOutdated()) {
        follow(path);
      }
      return path;
    },
    useRested(useSelector(selectRequest), rest),
  );

  const activate = ({ key, entry }: TreeRow) => {
    setActive(key);
    setUnfollowed([cursor, entry.range?.[1]]);
  };
  const activeRow = rows.find(({ key }) => key === active);
  const activeRange = activeRow?.entry.range;
  return (
    <div className={controls.column}>
      {kind === 'es' && <SelectorFilter onFound={follow} />}
      <div className={styles.settings}>
        {kind === 'es' && (
          <label className={controls.check}>
            <input
              type="checkbox"
              checked={tokens}
              onChange={({ target }) =>
                changeShared(store, { tokens: target.checked })
              }
            />
            Tokens and comments
          </label>
        )}
        <Button
          disabled={activeRange === undefined}
          onClick={() => {
            if (activeRange !== undefined) {
              setUnfollowed([cursor, activeRange[1]]);
              reveal(store, activeRange);
            }
          }}
        >
          Select in the code
        </Button>
        {kind === 'es' && activeRow && (
          <NodeHint
            path={pathOf(activeRow.key)}
            textAt={path =>
              rows.find(({ key }) => key === keyOf(path))?.entry.text
            }
          />
        )}
      </div>
      {rows.length === 0 && (
        <p className={controls.empty}>
          {isMissing
            ? 'There is no tree: the code has syntax errors.'
            : input === undefined
              ? 'The config has errors. Fix them to see the tree.'
              : 'The code is being read. Its tree is shown here in a moment.'}
        </p>
      )}
      <TreeView
        label={treeNames[kind]}
        rows={rows}
        active={active}
        onActivate={activate}
        onToggle={toggle}
      />
    </div>
  );
}

const NodeHint = loadable(
  async () => (await import('../../nodes/NodeHint')).NodeHint,
  undefined,
  // It's only a hint.
  () => null,
);

/** How long the cursor has to rest before the tree follows it, in milliseconds. */
const rest = 150;
