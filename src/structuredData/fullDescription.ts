/** The shortest description that search engines show as it is, in characters. */
const shortest = 50;

/**
 * The description of a page for its head. Rules describe themselves in a few words, which say too
 * little where no page is around them.
 */
export function fullDescription(description: string, isRule: boolean): string {
  return isRule && description.length < shortest
    ? `${description} An ESLint rule for TypeScript, with examples.`
    : description;
}
