import leven from 'leven';

/** More slips than this make another word: a part of the name's length. One may always be. */
const maxSlips = 0.2;

/** The name that was probably meant, if one is near. */
export function nearestName(
  name: string,
  names: Iterable<string>,
): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(name.length * maxSlips));
  for (const candidate of names) {
    const slips = countSlips(
      name.toLowerCase(),
      candidate.toLowerCase(),
      least,
    );
    if (slips <= least) {
      nearest = candidate;
      least = slips - 1;
    }
  }
  return nearest;
}

/** " Did you mean "x"?", or nothing. */
export function askWhetherMeant(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** How many letters are wrong, too many or missing. Two that changed places are one slip. */
function countSlips(name: string, candidate: string, most: number): number {
  const at = Array.from(name).findIndex(
    (letter, index) => letter !== candidate[index],
  );
  const swapped =
    name.slice(0, at) +
    name.charAt(at + 1) +
    name.charAt(at) +
    name.slice(at + 2);
  return at >= 0 && swapped === candidate
    ? 1
    : leven(name, candidate, { maxDistance: most + 1 });
}
