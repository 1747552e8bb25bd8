import { applyEdit } from '../../text/editBetween';
import { isFresh, selectInput, stageOf } from '../analysis/analysisSelectors';
import { addNotes, changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import type { Problem } from './problem';

/** Applies every fix to the code, or says why it doesn't. */
export async function fixAll(store: SessionStore): Promise<void> {
  const input = selectInput(store.get());
  if (input === undefined) {
    return;
  }
  try {
    // It starts when the reader begins to use the page, perhaps with this very click.
    const client =
      store.get().client ?? (await store.until(session => session.client));
    const answer = await client.ask('fix', input);
    if (answer?.fixed !== true) {
      return;
    }
    if (selectInput(store.get()) === input) {
      changeShared(store, { code: answer.output });
    } else {
      // What was typed meanwhile is not to be lost.
      addNotes(store, [
        'The code or a config changed before the fixes were ready, so none was applied. Try again.',
      ]);
    }
  } catch (error) {
    addNotes(store, [describeFailure(error)]);
  }
}

/** Why fixing came to nothing, in a sentence. */
export function describeFailure(error: unknown): string {
  return `This could not be fixed. ${String(error)}`;
}

/**
 * Applies one of a problem's proposals: at once, or, while the last change is being checked, as soon as its
 * edit is known to fit that. If the texts change again before, or cannot be checked, nothing is applied.
 */
export async function applyProposal(
  store: SessionStore,
  { key }: Pick<Problem, 'key'>,
  index: number,
): Promise<void> {
  const input = selectInput(store.get());
  if (stageOf(store.get()) === 'checking') {
    await store.until(
      session =>
        stageOf(session) !== 'checking' || selectInput(session) !== input,
    );
  }
  const { lastCheck, shared } = store.get();
  const edit = lastCheck?.edits.get(key)?.[index];
  if (edit && isFresh(store.get()) && selectInput(store.get()) === input) {
    changeShared(store, { code: applyEdit(shared.code, edit) });
  }
}

/** Applies every fix with Ctrl+S or Cmd+S, wherever the focus is on the page. */
export function fixOnSave(store: SessionStore): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && /^s$/i.test(key)) {
      event.preventDefault();
      void fixAll(store);
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
