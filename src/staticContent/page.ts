/** What a static page's document says of it, for the head of the page that React shows. */
export interface StaticPageData {
  id: string;
  title: string;
  description: string;
  keywords?: string | readonly string[];
  image?: string;
}

/**
 * Static pages by the docs plugin's instance that has them, and by their sidebar. Every visit that uses a
 * page loads this list: its paths have spaces between them, and nothing else.
 */
export type StaticPages = Record<
  string,
  readonly { sidebar?: string; paths: string }[]
>;

/**
 * Whether a page is static, by its source: `.md` is CommonMark on this site, without state; `.mdx` may
 * have any components.
 *
 * In development there is no HTML from a server, and no page is static.
 */
export function isStatic(source: string): boolean {
  return process.env.NODE_ENV === 'production' && source.endsWith('.md');
}
