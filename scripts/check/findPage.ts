import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { listPages, pageFolders } from '../../plugins/markdown/page';
import { nearestPages } from '../../src/notFound/nearestPages';

/**
 * The page that is meant by a path on the command line, as a path from the site's folder, with slashes.
 *
 * @throws when there is no such page, naming the nearest
 */
export function findPage(siteDir: string, path: string): string {
  const page = relative(siteDir, resolve(path)).split(sep).join('/');
  const isFile = statSync(join(siteDir, page), {
    throwIfNoEntry: false,
  })?.isFile();
  if (isFile && /\.mdx?$/.test(page)) {
    return page;
  }
  const near = nearestPages(
    page,
    listPages(siteDir).map(path => ({ path })),
  ).map(({ path }) => path);
  throw new Error(
    [
      isFile ? `${page} is not in Markdown.` : `There is no page ${page}.`,
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : `Pages are in ${pageFolders.map(folder => `${folder}/`).join(', ')}.`,
    ].join(' '),
  );
}
