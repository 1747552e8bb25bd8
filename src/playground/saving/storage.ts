/**
 * All that the browser's storage has of the playground's texts. Where it's blocked or full, what is saved is
 * there until the document is gone.
 */

/** A state that was typed in the playground, as this browser keeps it. */
export interface Snippet {
  id: string;
  /** The state, as a link has it: see `writeLink`. */
  hash: string;
  /** How its code begins, to tell it from others. */
  title: string;
  /** When it was last changed, in milliseconds since 1970; 0 where that isn't known. */
  savedAt: number;
}

/** How saving went: `blocked` by the browser's settings, `full` where the site has no more space. */
export type SaveOutcome = 'blocked' | 'full' | 'saved';

/** Begins the key of each snippet. The rest is its id. */
export const snippetPrefix = 'playground.kept.';

/** Where it's stored which snippet a visit without a link begins with: of the tab, and of all tabs. */
export const lastKey = 'playground.last';

/** Where the state waits for the page that comes after a reload: in the tab's storage. */
export const draftKey = 'playground.draft';

/**
 * Where it's stored which snippet is being opened, and since when. If it still is at a later visit, the page
 * broke with that snippet, and would do so at every visit.
 */
export const openingKey = 'playground.opening';

/** Most snippets that are kept: the oldest go first. */
export const maxSnippets = 20;

/**
 * Most that all snippets but the newest may have together, in characters. Browsers have space for about
 * five million, which the newest may need.
 */
const maxCharacters = 2_000_000;

type StorageName = 'localStorage' | 'sessionStorage';

function readItem(storage: StorageName, key: string): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param value `undefined` takes the item away */
function writeItem(
  storage: StorageName,
  key: string,
  value: string | undefined,
): SaveOutcome {
  try {
    if (value === undefined) {
      window[storage].removeItem(key);
    } else {
      window[storage].setItem(key, value);
    }
    return 'saved';
  } catch (error) {
    // Firefox has a name of its own for it.
    return error instanceof DOMException &&
      ['NS_ERROR_DOM_QUOTA_REACHED', 'QuotaExceededError'].includes(error.name)
      ? 'full'
      : 'blocked';
  }
}

function parseObject(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

// Snippets

/** By id, what the storage did not take. */
const unsaved = new Map<string, string>();

/** All snippets, the newest first. What is not readable, as of another version of this site, is left out. */
export function listSnippets(): Snippet[] {
  return [...new Map([...readSnippets(), ...unsaved])]
    .flatMap(([id, text]) => parseSnippet(id, text) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** @returns the snippet with that id; `undefined` if there is none */
export function findSnippet(id: string): Snippet | undefined {
  const text = unsaved.get(id) ?? readItem('localStorage', snippetPrefix + id);
  return text === undefined ? undefined : parseSnippet(id, text);
}

/** Saves a snippet, in the place of what had its id. */
export function putSnippet({ id, ...snippet }: Snippet): SaveOutcome {
  const text = JSON.stringify(snippet);
  const outcome = writeItem('localStorage', snippetPrefix + id, text);
  if (outcome === 'saved') {
    unsaved.delete(id);
    dropOldest();
  } else {
    unsaved.set(id, text);
  }
  return outcome;
}

/** Deletes all snippets. */
export function deleteSnippets(): void {
  for (const id of readSnippets().keys()) {
    writeItem('localStorage', snippetPrefix + id, undefined);
  }
  forgetUnsaved();
}

/** What was not saved is gone with its document. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

function dropOldest(): void {
  let characters = 0;
  const [, ...older] = listSnippets();
  older.forEach(({ id, hash }, index) => {
    characters += hash.length;
    // The newest is one more.
    if (index + 1 >= maxSnippets || characters > maxCharacters) {
      writeItem('localStorage', snippetPrefix + id, undefined);
    }
  });
}

/** What the storage has, by id. */
function readSnippets(): Map<string, string> {
  const texts = new Map<string, string>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index) ?? '';
      if (key.startsWith(snippetPrefix)) {
        texts.set(
          key.slice(snippetPrefix.length),
          localStorage.getItem(key) ?? '',
        );
      }
    }
  } catch {
    // Blocked: there are none.
  }
  return texts;
}

function parseSnippet(id: string, text: string): Snippet | undefined {
  const { hash, title, savedAt } = parseObject(text);
  return typeof hash === 'string' && hash.startsWith('#')
    ? {
        id,
        hash,
        title: typeof title === 'string' ? title : '',
        // What a clock said that was ahead would outlast everything else.
        savedAt:
          typeof savedAt === 'number' && savedAt <= Date.now() ? savedAt : 0,
      }
    : undefined;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const units = [
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago a snippet's `savedAt` was: "5 minutes ago", "yesterday"; a date where that is longer than a week. */
export function describeAge(time: number, now = Date.now()): string {
  const age = now - time;
  if (time === 0) {
    return 'some time ago';
  }
  if (age >= 7 * day) {
    return new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });
  }
  const found = units.find(([, length]) => age >= length);
  return found
    ? new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(
        -Math.floor(age / found[1]),
        found[0],
      )
    : 'just now';
}

// The snippet that a visit begins with

/** Which one this document had last, should the storage be blocked. */
let lastHere: string | undefined;

/** What a visit without a link begins with; `undefined` for the starting example. Each tab goes on with its own. */
export function lastSnippet(): Snippet | undefined {
  const id =
    lastHere ??
    readItem('sessionStorage', lastKey) ??
    readItem('localStorage', lastKey);
  return id === undefined ? undefined : findSnippet(id);
}

/** Has the next visit in these tabs begin with a snippet; `undefined`: with the starting example. */
export function setLast(
  id: string | undefined,
  tabs: 'all' | 'this' = 'all',
): void {
  lastHere = id ?? '';
  writeItem('sessionStorage', lastKey, lastHere);
  if (tabs === 'all') {
    writeItem('localStorage', lastKey, lastHere);
  }
}

// The draft, for the page that comes after a reload

/**
 * Leaves what the address may not say yet: a reload goes to the address of the moment in which it was asked
 * for, however much is typed until the page is gone.
 */
export function leaveDraft(hash: string): void {
  writeItem('sessionStorage', draftKey, hash);
}

/** Forgets the draft: the page is here again, with all that was typed. */
export function dropDraft(): void {
  writeItem('sessionStorage', draftKey, undefined);
}

/**
 * The hash that the page left that was reloaded. One that was left before another page was reloaded, from
 * which a link led here, is of a visit that has ended.
 */
export function readDraft(): string | undefined {
  const draft = readItem('sessionStorage', draftKey);
  // Anything but a hash would lead away from this page.
  return draft?.startsWith('#') && wasReloaded() ? draft : undefined;
}

/** The same, once: the page goes on from it. */
export function takeDraft(): string | undefined {
  const draft = readDraft();
  dropDraft();
  return draft;
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    new URL(navigation.name).pathname === window.location.pathname
  );
}

// The trial of a snippet that is opened without being asked for

/** How long the page has to run with a snippet until it counts as whole, in milliseconds. */
export const trialTime = 1_000;

/** Until then, an opening that isn't over may be another tab's, which is slow. In milliseconds. */
const longestOpening = 5 * trialTime;

/** Whether the page has broken with a snippet. */
export function hasBrokenWith(id: string): boolean {
  const { id: opened, since } = parseObject(
    readItem('localStorage', openingKey),
  );
  const age = Date.now() - Number(since);
  return opened === id && (age < 0 || age > longestOpening);
}

/** Notes that a snippet is being opened, before anything is done with it. */
export function beginTrial(id: string): void {
  writeItem(
    'localStorage',
    openingKey,
    JSON.stringify({ id, since: Date.now() }),
  );
}

/** Notes that the page bears the snippet that was opened. */
export function endTrial(id: string | undefined): void {
  const opened = parseObject(readItem('localStorage', openingKey));
  if (id !== undefined && opened.id === id) {
    writeItem('localStorage', openingKey, undefined);
  }
}
