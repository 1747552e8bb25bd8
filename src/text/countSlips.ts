import leven from 'leven';

/**
 * How many letters of a word are wrong, too many, or missing; two that changed places are one.
 *
 * @param most larger numbers needn't be exact
 */
export function countSlips(word: string, meant: string, most: number): number {
  if (Math.abs(word.length - meant.length) > most) {
    return most + 1;
  }
  const at = Array.from(word).findIndex(
    (letter, index) => letter !== meant[index],
  );
  const swapped =
    word.slice(0, at) +
    word.charAt(at + 1) +
    word.charAt(at) +
    word.slice(at + 2);
  return at >= 0 && swapped === meant
    ? 1
    : leven(word, meant, { maxDistance: most + 1 });
}
