/** Tools, and the page for addresses that don't exist: the build writes no Markdown of them. */
const withoutText = /\/(?:play|search|404(?:\.html)?)\/?$/;

/**
 * The address of a page as Markdown: `scripts/site/markdown` writes the file.
 *
 * @param path of the page, with the base URL
 * @returns `undefined` for pages without
 */
export function markdownAddress(
  path: string,
  baseUrl: string,
): string | undefined {
  if (withoutText.test(path)) {
    return undefined;
  }
  const page = path.replace(/\/$/, '');
  return `/${page}` === `/${baseUrl.replace(/\/$/, '')}`
    ? `${baseUrl}index.md`
    : `${page}.md`;
}
