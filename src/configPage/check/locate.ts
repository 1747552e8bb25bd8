/**
 * Where something of a converted config is in the text that it was made of: by how often its word was there
 * before.
 *
 * @param offset of a name or a text in quotes, in the converted text
 * @returns `undefined` where there is no such word
 */
export function locateInOriginal(
  original: string,
  converted: string,
  offset: number,
): { offset: number; length: number } | undefined {
  const [quoted] = /^"(?:[^"\\]|\\.)*"/.exec(converted.slice(offset)) ?? [];
  if (quoted === undefined) {
    return undefined;
  }
  const word = quoted.slice(1, -1);
  const places = placesOf(word, original);
  const count = placesOf(word, converted.slice(0, offset)).length;
  const place = places[count] ?? places[0];
  return place === undefined
    ? undefined
    : { offset: place, length: word.length };
}

/** Where a text has a word that isn't a part of a longer one. */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (
    let at = text.indexOf(word);
    at >= 0 && word !== '';
    at = text.indexOf(word, at + word.length)
  ) {
    const isPart = isInName(text[at - 1]) || isInName(text[at + word.length]);
    if (!isPart) {
      places.push(at);
    }
  }
  return places;
}

function isInName(character: string | undefined): boolean {
  return character !== undefined && /[\w@/-]/.test(character);
}
