import { applyEdit } from '../../text/applyEdit';
import { problemOf } from '../analysis/analysisSelectors';
import {
  isFresh,
  selectInput,
  selectRefusal,
} from '../analysis/analysisSelectors';
import { startedClient } from '../analysis/startedClient';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import type { ListedProblem } from './listedProblem';
import { editsOf } from './problem';

/**
 * Applies every fix to the code.
 *
 * @returns what went wrong, if anything did
 */
export async function fixAll(store: SessionStore): Promise<string | undefined> {
  const input = selectInput(store.get());
  if (input === undefined) {
    return undefined;
  }
  try {
    const client = store.get().client ?? (await startedClient(store));
    const answer = await client.ask('fix', input);
    // What was typed meanwhile is not to be lost.
    if (answer?.fixed === true && selectInput(store.get()) === input) {
      changeShared(store, { code: answer.output });
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * Applies one of a problem's edits: at once, or, while the last change is being checked, as soon as the
 * edit is known to fit it. If the texts change again before, or cannot be checked, nothing is applied.
 *
 * @param index in the order of the row's `edits`
 */
export function applyListed(
  store: SessionStore,
  listed: ListedProblem,
  index: number,
): void {
  const input = selectInput(store.get());
  const attempt = () => {
    const session = store.get();
    if (selectInput(session) !== input || selectRefusal(session)) {
      stop();
    } else if (isFresh(session)) {
      stop();
      const problem = problemOf(session, listed);
      const proposed = problem && editsOf(problem)[index];
      const { code } = session.shared;
      changeShared(store, {
        code: proposed ? applyEdit(code, proposed.edit) : code,
      });
    }
  };
  const stop = store.subscribe(attempt);
  attempt();
}

/**
 * Applies every fix with Ctrl+S or Cmd+S, wherever the focus is on the page.
 *
 * @returns a function that leaves the keys to the browser again
 */
export function fixOnSave(store: SessionStore): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && /^s$/i.test(key)) {
      event.preventDefault();
      void fixAll(store);
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
  };
}
