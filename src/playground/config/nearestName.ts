import leven from 'leven';

/** More letters than this are another word, not a slip: a part of the name's length. */
const maxSlips = 0.4;

/** The name that was probably meant, if one is near. */
export function nearestName(
  name: string,
  names: Iterable<string>,
): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(name.length * maxSlips);
  for (const candidate of names) {
    const distance = leven(name.toLowerCase(), candidate.toLowerCase(), {
      maxDistance: least + 1,
    });
    if (distance <= least) {
      nearest = candidate;
      least = distance - 1;
    }
  }
  return nearest;
}

/** " Did you mean "x"?", or nothing. */
export function askWhetherMeant(name: string, names: Iterable<string>): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
