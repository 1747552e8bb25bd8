/** Where the state waits for the page that comes after a reload: in the tab's storage. */
export const draftKey = 'playground.draft';

/**
 * Keeps what the address may not say yet: a reload goes to the address of the
 * moment in which it was asked for, however much is typed until the page is gone.
 *
 * @param hash see `writeLink`
 */
export function leaveDraft(hash: string): void {
  try {
    window.sessionStorage.setItem(draftKey, hash);
  } catch {
    // Storage is blocked or full: the address is what remains.
  }
}

/** Forgets the draft: the page is here again, with all that was typed. */
export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Then there is none.
  }
}

/**
 * Takes the draft of the page that was reloaded. A draft that was left before another page was reloaded,
 * from which a link led here, is of a visit that has ended.
 *
 * @returns its hash; `undefined` where there is none
 */
export function takeDraft(): string | undefined {
  const draft = peekDraft();
  dropDraft();
  return draft;
}

/** The same, which stays where it is. */
export function peekDraft(): string | undefined {
  const draft = readDraft();
  // Anything but a hash would lead away from this page.
  return draft?.startsWith('#') && wasReloaded() ? draft : undefined;
}

function readDraft(): string | undefined {
  try {
    return window.sessionStorage.getItem(draftKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    new URL(navigation.name).pathname === window.location.pathname
  );
}
