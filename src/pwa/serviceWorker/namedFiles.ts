/** An address with an extension. What follows a # is a place in a page, even if it has a dot, as versions have. */
const file = /\s(?:href|src)=["']?([^"'\s>#]+\.\w+)(?=["'\s>])/g;

/** The addresses of a page's files: whatever its links and scripts name that has an extension, each once. */
export function namedFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(file), ([, path = '']) => path))];
}
