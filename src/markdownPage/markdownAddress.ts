/** Tools, and the page for addresses that don't exist: the build writes no Markdown of them. */
const withoutText = /\/(?:play|search|404(?:\.html)?)\/?$/;

/** The address of a page as Markdown, which `scripts/site/markdown` writes; `undefined` for pages without. */
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
