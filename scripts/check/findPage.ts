import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { nearestPages } from '../../src/notFound/nearestPages';

const folders = ['blog', 'docs', 'rules'];

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
  const near = nearestPages(page, listPages(siteDir)).map(({ path }) => path);
  throw new Error(
    [
      isFile ? `${page} is not in Markdown.` : `There is no page ${page}.`,
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : `Pages are in ${folders.map(folder => `${folder}/`).join(', ')}.`,
    ].join(' '),
  );
}

function listPages(siteDir: string): { path: string }[] {
  return folders.flatMap(folder =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .map(file => ({ path: `${folder}/${file.split(sep).join('/')}` })),
  );
}
