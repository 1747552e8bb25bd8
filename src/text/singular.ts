/** An English noun without its plural's ending: `promises` to `promise`, `properties` to `property`. In lower case. */
export function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ss|sh|ch|x)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return /[^aiu]s$/.test(word) && !word.endsWith('ss')
    ? word.slice(0, -1)
    : word;
}
