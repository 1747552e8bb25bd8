import { useEffect } from 'react';
import type {
  LinterClient,
  SyntaxTreeKind,
  WorkerInput,
} from '../../linter/protocol';
import { keyOf } from './useTree';

/** How long the cursor has to rest before the tree follows it, in milliseconds. */
const rest = 150;

interface Options {
  client: LinterClient | undefined;
  input: WorkerInput | undefined;
  kind: SyntaxTreeKind;
  /** An offset; `undefined` when there is nothing to follow. */
  cursor: number | undefined;
  /** Told of the keys of all paths from the root to the node at the cursor. */
  onFound: (keys: readonly string[]) => void;
}

/** Finds the node that the cursor is in. */
export function useCursorInTree({
  client,
  input,
  kind,
  cursor,
  onFound,
}: Options): void {
  useEffect(() => {
    if (client === undefined || input === undefined || cursor === undefined) {
      return undefined;
    }
    let outdated = false;
    const timer = setTimeout(() => {
      client.ask('treePathAt', input, kind, cursor).then(
        path => {
          if (path !== undefined && path.length > 0 && !outdated) {
            onFound(path.map((_, index) => keyOf(path.slice(0, index + 1))));
          }
        },
        () => undefined,
      );
    }, rest);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [client, input, kind, cursor, onFound]);
}
