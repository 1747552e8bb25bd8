// @ts-check

/** How Docusaurus refers to a file that has to become a part of the site. */
const fileRequest = /require\("![^"]*!(?<file>[^"!]*)"\)/;

/**
 * Refuses images of static pages and links to files. Only what the build makes for browsers copies these
 * into the site, and it doesn't have static pages.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code that Docusaurus' MDX loader returned
 */
export default function withoutFiles(code) {
  const file = fileRequest.exec(code)?.groups?.file;
  if (file !== undefined) {
    throw new Error(
      `${this.resourcePath} shows or links ${file}, which would be missing in the site: pages in .md have text only. Name the page .mdx.`,
    );
  }
  return code;
}
