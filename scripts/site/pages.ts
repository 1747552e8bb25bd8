import { readdir, readFile } from 'node:fs/promises';
import * as cheerio from 'cheerio';
import { cleanPath } from '../../siteConfig/addresses';

export interface BuiltPage {
  /** Its path from the site's folder. */
  file: string;
  /** Of its address, without the base URL. */
  path: string;
  html: string;
  head: ReturnType<typeof readHead>;
  /** Its `main` element as HTML, if it has one. */
  main: string;
}

/** Reads all pages of a built site, in the order of their names. */
export async function readPages(folder: URL): Promise<BuiltPage[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.html'));
  return Promise.all(
    files
      .sort()
      .map(async file =>
        pageOf(file, await readFile(new URL(file, folder), 'utf8')),
      ),
  );
}

/** Takes a page apart, once for all that is made from it. */
export function pageOf(file: string, html: string): BuiltPage {
  return {
    file,
    path: cleanPath(`/${file}`),
    html,
    head: readHead(html.split('</head>', 1)[0] ?? ''),
    main: /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '',
  };
}

/** What a page says about itself, as plain text; empty where it doesn't. */
function readHead(html: string) {
  const head = cheerio.load(html);
  const meta = (name: string) => head(`meta[${name}]`).attr('content') ?? '';
  return {
    address: head('link[rel=canonical]').attr('href') ?? '',
    title: head('title').text(),
    description: meta('name=description'),
    // Of the picture that shows the page elsewhere
    image: meta('property="og:image"'),
    // Where it leads on to
    movedTo: meta('http-equiv=refresh').replace('0; url=', ''),
  };
}

/** The path of an old page and of the one that took its place, both without the base URL. */
export interface Redirect {
  from: string;
  to: string;
}
