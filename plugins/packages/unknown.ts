/**
 * Takes note of something in the packages that the site doesn't know, as a sentence that says where it
 * is and what to do.
 */
export type OnUnknown = (problem: string) => void;

/** How the site's own build takes it. @throws the problem */
export const refuseUnknown: OnUnknown = problem => {
  throw new Error(problem);
};

/**
 * Reports the keys of an object that nothing here reads, so that no fact is lost without a word.
 *
 * @param place what the object is
 * @param reader the file that has to learn what the key means
 */
export function checkKeys(
  value: object,
  known: ReadonlySet<string>,
  { place, reader, onUnknown }: Place,
): void {
  for (const key of Object.keys(value)) {
    if (!known.has(key)) {
      onUnknown(
        `${place} has the unknown key "${key}". Teach ${reader} what it means.`,
      );
    }
  }
}

/** Where in the packages something is, and whom to tell what isn't known there. */
export interface Place {
  place: string;
  reader: string;
  onUnknown: OnUnknown;
}
