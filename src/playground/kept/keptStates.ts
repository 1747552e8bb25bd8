import { read } from '../../ui/storage';

/** A state that was typed in the playground, as this browser keeps it. */
export interface KeptState {
  id: string;
  /** The state, as a link has it: see `writeLink`. */
  hash: string;
  /** How its code begins, to tell it from others. */
  title: string;
  /** When it was last changed, in milliseconds since 1970; 0 where that isn't known. */
  savedAt: number;
}

/** How keeping went: `blocked` by the browser's settings, `full` where the site has no more space. */
export type Keeping = 'blocked' | 'full' | 'kept';

/** Begins the key of each state in the browser's storage. The rest is its id. */
export const keptPrefix = 'playground.kept.';

/** Most states that are kept: the oldest go first. */
export const maxKept = 20;

/**
 * Most that all states but the newest may have together, in characters. Browsers have space for about
 * five million, which the newest may need.
 */
const maxCharacters = 2_000_000;

/** What the storage did not take: it is kept until the document is gone. */
const unsaved = new Map<string, string>();

/** All that is kept, the newest first. What is not readable, as of another version of this site, is left out. */
export function listKept(): KeptState[] {
  return [...new Map([...readStorage(), ...unsaved])]
    .flatMap(([id, text]) => parseKept(id, text) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** @returns the state with that id; `undefined` if there is none */
export function findKept(id: string): KeptState | undefined {
  const text = unsaved.get(id) ?? read(keptPrefix + id);
  return text === null ? undefined : parseKept(id, text);
}

/** Keeps a state, in the place of what had its id. */
export function putKept({ id, ...kept }: KeptState): Keeping {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(keptPrefix + id, text);
    unsaved.delete(id);
  } catch (error) {
    unsaved.set(id, text);
    return isFull(error) ? 'full' : 'blocked';
  }
  dropOldest();
  return 'kept';
}

/** Deletes all that is kept. */
export function deleteAllKept(): void {
  for (const id of readStorage().keys()) {
    localStorage.removeItem(keptPrefix + id);
  }
  forgetUnsaved();
}

/** What was not saved is gone with its document. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

function dropOldest(): void {
  let characters = 0;
  const [, ...older] = listKept();
  older.forEach(({ id, hash }, index) => {
    characters += hash.length;
    // The newest is one more.
    if (index + 1 >= maxKept || characters > maxCharacters) {
      localStorage.removeItem(keptPrefix + id);
    }
  });
}

/** What the storage has, by id. */
function readStorage(): Map<string, string> {
  const texts = new Map<string, string>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index) ?? '';
      if (key.startsWith(keptPrefix)) {
        texts.set(
          key.slice(keptPrefix.length),
          localStorage.getItem(key) ?? '',
        );
      }
    }
  } catch {
    // Blocked: nothing is kept.
  }
  return texts;
}

function parseKept(id: string, text: string): KeptState | undefined {
  try {
    const { hash, title, savedAt } = Object(JSON.parse(text)) as Record<
      string,
      unknown
    >;
    return typeof hash === 'string' && hash.startsWith('#')
      ? {
          id,
          hash,
          title: typeof title === 'string' ? title : '',
          savedAt: isPast(savedAt) ? savedAt : 0,
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a clock said that was ahead would outlast everything else. */
function isPast(time: unknown): time is number {
  return typeof time === 'number' && time <= Date.now();
}

/** Firefox has a name of its own for it. */
function isFull(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    ['NS_ERROR_DOM_QUOTA_REACHED', 'QuotaExceededError'].includes(error.name)
  );
}
