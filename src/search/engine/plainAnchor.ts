/** The anchor that most headings have: their words in lower case, without punctuation, joined by dashes. */
export function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
