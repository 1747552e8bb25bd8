// @ts-check
import { fileURLToPath } from 'node:url';
import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { hashFiles } from '../../plugins/hashFiles.mjs';
import { startProgress } from '../progress.mjs';
import { projectFolder } from '../run.mjs';
import { replaceBuild, withLock } from './builds.mjs';
import { precompress } from './compress.mjs';
import { completeFeeds } from './feeds.mjs';
import { addPolicy, writeHostFiles } from './headers/index.mjs';
import { hashInputs, isLastBuild, rememberBuild } from './lastBuild.mjs';
import { writeMarkdownPages } from './markdown/markdownPages.mjs';
import { writeServiceWorker } from './serviceWorker.mjs';
import { readPages, writePages } from './pages.mjs';
import { completeRedirectPages, readRedirects } from './redirectPages.mjs';
import { runGenerator } from './runGenerator.mjs';
import { writeShareImages } from './shareImages/writeShareImages.mjs';
import { cleanStyles } from './styles/cleanStyles.mjs';

/** Where the built site is. */
export const buildFolder = new URL('build/', projectFolder);

/** The one before, of which pages may still be open. */
export const previousFolder = new URL('.cache/previous-build/', projectFolder);

/** Where a build is until it is whole. */
const draftFolder = new URL('.cache/next-build/', projectFolder);

/** What it was built from. */
const recordFile = new URL('.cache/build.json', projectFolder);

/** What was compressed for it. */
const compressedFolder = new URL('.cache/compressed/', projectFolder);

/** The images that were drawn for it. */
const imagesFolder = new URL('.cache/share-images/', projectFolder);

/** The pages that were written as Markdown for it. */
const markdownFolder = new URL('.cache/markdown/', projectFolder);

/** Far more than a build takes: one that is still running hangs. In minutes. */
const timeLimit = 15;

/** Builds the site into `build/`, with all that servers want. See {@link buildPages}. */
export async function buildSite() {
  await buildPages();
  await compressSite();
}

/**
 * Builds the site into `build/`, ready to be served by a server that compresses,
 * unless it was built from the very same before. The last build stays there until
 * this one is whole. Throws when Docusaurus fails, which has printed why by then.
 */
export async function buildPages() {
  const inputs = await hashInputs(projectFolder, process.env);
  if (await isLastBuild(recordFile, buildFolder, inputs)) {
    console.log('Nothing has changed since the site was last built.');
    return;
  }
  await withLock(buildFolder, async () => {
    await replaceBuild(
      { build: buildFolder, draft: draftFolder, previous: previousFolder },
      makeSite,
    );
    // Not what was changed while it was being built.
    if (inputs === (await hashInputs(projectFolder, process.env))) {
      await rememberBuild(recordFile, buildFolder, inputs);
    }
  });
}

/** @param {URL} folder */
async function makeSite(folder) {
  const baseUrl = readBaseUrl(process.env);
  const isPlain = readPlain(process.env);
  const built = await runGenerator(folder, {
    env: {
      NO_UPDATE_NOTIFIER: '1',
      // What the bundler kept of the last build is marked neither with its base URL nor with PLAIN.
      ...((baseUrl !== '/' || isPlain) && {
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      }),
    },
    last: buildFolder,
    timeoutMs: timeLimit * 60_000,
  });
  if (!built) {
    throw new Error('The site was not built: the messages above say why.');
  }
  const pages = await readPages(folder);
  await completeSite(
    folder,
    baseUrl,
    isPlain
      ? pages
      : await cleanStyles(folder, pages, new URL('src/', projectFolder)),
  );
}

/**
 * Makes what no page waits for: the images that show pages elsewhere, and a Brotli version next to each
 * text file of the built site, to be sent as it is.
 *
 * @param {URL} [folder] of the built site
 */
export async function compressSite(folder = buildFolder) {
  await withLock(folder, async () => {
    await writeShareImages(folder, openDiskCache(fileURLToPath(imagesFolder)));
    const cache = openDiskCache(fileURLToPath(compressedFolder));
    const progress = startProgress();
    try {
      await precompress(folder, cache, (done, total) => {
        progress.show({ label: 'Compressing files', done, total });
      });
    } finally {
      progress.end();
    }
  });
}

/**
 * Completes what Docusaurus built, as it is.
 *
 * @param {URL} folder
 * @param {string} baseUrl that it was built with
 */
export async function writeServerFiles(folder, baseUrl) {
  await completeSite(folder, baseUrl, await readPages(folder));
}

/**
 * Writes the pages, headers and redirects, pages as Markdown, and the service worker.
 *
 * @param {URL} folder
 * @param {string} baseUrl
 * @param {readonly import('./pages.mjs').BuiltPage[]} built the folder's pages
 */
async function completeSite(folder, baseUrl, built) {
  const redirects = readRedirects(built, baseUrl);
  const pages = completeRedirectPages(built, baseUrl).map(page =>
    page.path === '/404' ? { ...page, html: addPolicy(page.html) } : page,
  );
  await writePages(folder, pages);
  await writeMarkdownPages(
    folder,
    pages,
    openDiskCache(fileURLToPath(markdownFolder), await hashMarkdownCode()),
  );
  const blog = pages.find(({ path }) => path === '/blog');
  if (blog) {
    await completeFeeds(folder, blog.head.address);
  }
  await writeServiceWorker(folder, redirects);
  await writeHostFiles(folder, baseUrl, pages, redirects);
}

/** What the Markdown of a page depends on, apart from the page. */
function hashMarkdownCode() {
  return hashFiles(projectFolder, [
    'package-lock.json',
    'scripts/site/markdown/prepareHtml.mjs',
    'scripts/site/markdown/toMarkdown.mjs',
  ]);
}
