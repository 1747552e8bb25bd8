import { selectInput } from '../analysis/analysis';
import { changeLink, type SessionStore } from '../state/session';

/** Applies every fix to the code. */
export function fixAll(store: SessionStore): void {
  const { client } = store.get();
  const input = selectInput(store.get());
  if (client === undefined || input === undefined) {
    return;
  }
  client.ask('fix', input).then(
    answer => {
      // What was typed meanwhile is not to be lost.
      if (answer?.fixed === true && selectInput(store.get()) === input) {
        changeLink(store, { code: answer.output });
      }
    },
    // The button in the list of problems says what went wrong.
    () => undefined,
  );
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
      fixAll(store);
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
  };
}
