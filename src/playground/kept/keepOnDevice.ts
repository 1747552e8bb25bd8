import { filesOf } from '../files/playgroundFiles';
import { writeLink } from '../link/writeLink';
import type { SessionStore } from '../state/session';
import { hasNewText } from '../state/typed';
import { findKept, putKept } from './keptStates';
import { setLast } from './lastKept';

/** Longest title of a kept state, in characters. */
const maxTitle = 80;

/**
 * Keeps what was typed for later visits. A copy that another tab has gone on with is left to that tab:
 * what is here gets a place of its own.
 *
 * @param options.always whether the state is kept although nothing was typed: its address has no place for it
 */
export function keepOnDevice(
  store: SessionStore,
  { always = false }: { always?: boolean } = {},
): void {
  const { copy, shared, opened } = store.get();
  if (copy === undefined && !hasNewText(opened, shared) && !always) {
    return;
  }
  const hash = writeLink(shared);
  const stored = copy && findKept(copy.id);
  const isTaken = stored !== undefined && stored.hash !== copy?.hash;
  if (hash === copy?.hash && !isTaken) {
    return;
  }
  const id = isTaken || copy === undefined ? createId() : copy.id;
  const title = titleOf(filesOf(shared)[0]?.code ?? '');
  const keeping = putKept({ id, hash, title, savedAt: Date.now() });
  // What is only kept once more was typed before what the other tab has.
  setLast(id, hash === copy?.hash ? 'this' : 'all');
  store.set({ copy: { id, hash }, keeping });
}

/** The first line of code that says something. */
function titleOf(code: string): string {
  const line = /^.*\w.*$/m.exec(code)?.[0] ?? '';
  return line.trim().slice(0, maxTitle);
}

/** `crypto.randomUUID` is for secure pages only. */
function createId(): string {
  const random = Math.random().toString(36).slice(2, 10);
  return `${Date.now().toString(36)}-${random}`;
}
