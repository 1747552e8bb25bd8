/**
 * A text as a block of code in Markdown, between fences that nothing in it can end.
 *
 * @param language after the first fence
 */
export function fence(language: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce(
    (most, { length }) => Math.max(most, length),
    2,
  );
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}
