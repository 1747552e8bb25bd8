import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import typescript from 'typescript/package.json';
import { bundleScript } from '../../plugins/bundle/bundleScript';
import { cleanPath } from '../../siteConfig/addresses';
import type { FileList } from '../../src/pwa/savedSites';
import type { Redirect } from './pages';

/**
 * Writes the service worker and the list of files that it saves for reading offline.
 *
 * `@docusaurus/plugin-pwa` registers it and asks readers to reload. Its own worker is not built: it can't say
 * how far it is or why it failed, takes whatever version of a file the server has by then, sends every reader
 * the whole list, and has no not-found page.
 *
 * The list is in a file of its own, which only those fetch who read offline. It is made last, from what is
 * really served: no plugin can write a file later.
 */
export async function writeServiceWorker(
  folder: URL,
  redirects: readonly Redirect[],
) {
  const files = await listSavedFiles(folder, typescript.version, redirects);
  const list = JSON.stringify(files);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 16);
  const listName = `offline-files.${version}.json`;
  await writeFile(new URL(listName, folder), list);
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  await writeFile(
    new URL('offline-size.json', folder),
    JSON.stringify({ bytes }),
  );
  const script = bundleScript('pwa/serviceWorker/index.ts', {
    fileListName: listName,
    siteVersion: version,
    redirects: Object.fromEntries(
      redirects
        // These follow from the others: see `redirectOf`.
        .filter(({ from }) => !from.includes('/@typescript-eslint/'))
        .map(({ from, to }) => [from, to]),
    ),
  });
  await writeFile(new URL('sw.js', folder), script);
}

const needed =
  /\.(?:css|gif|html|ico|jpe?g|js|json|md|mjs|png|svg|ttf|wasm|webp|woff2?)$/;

/**
 * What is useless without a network: the service worker, what hosts, feed
 * readers and other programs read, pictures for other sites and for the
 * system, which takes its own copies when the site is installed.
 */
const notNeeded =
  /^\/(?:sw\.js|vercel\.json|blog\/feed\.json|rules\.(?:schema\.)?json|rules\/[^/]+\.json|users\/rule-changes\.json|offline-files\..*|offline-size\.json|img\/(?:icon-|screenshot-|share\/|social-card).*)$/;

/** The playground's versions of TypeScript, such as `libs-5.4.5.….json`. */
const typescriptVersion = /^\/playground\/\w+-(\d+\.\d+\.\d+)\./;

/**
 * Lists what the site needs without a network, with the playground in its default version of TypeScript.
 *
 * @param redirects servers answer those with other pages
 */
export async function listSavedFiles(
  folder: URL,
  defaultVersion: string,
  redirects: readonly Redirect[],
): Promise<FileList> {
  const moved = new Set(redirects.map(({ from }) => from));
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map(name => `/${name.replaceAll('\\', '/')}`)
    .filter(path => needed.test(path) && !notNeeded.test(path))
    .filter(path => !moved.has(cleanPath(path)))
    .filter(path => {
      const version = typescriptVersion.exec(path)?.[1];
      return version === undefined || version === defaultVersion;
    })
    .sort();
  const files: FileList = {};
  for (const path of paths) {
    const content = await readFile(new URL(`.${path}`, folder));
    files[cleanPath(path)] = {
      hash: createHash('sha256').update(content).digest('hex'),
      size: content.length,
    };
  }
  return files;
}
