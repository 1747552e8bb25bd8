// @ts-check
import { fileURLToPath } from 'node:url';
import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { startProgress } from '../progress.mjs';
import { projectFolder, runNode } from '../run.mjs';
import { replaceBuild, withLock } from './builds.mjs';
import { precompress } from './compress.mjs';
import { hashInputs, isLastBuild, rememberBuild } from './lastBuild.mjs';
import { runGenerator } from './runGenerator.mjs';

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
  await finish('pages', folder);
}

/**
 * Makes what no page waits for: the images that show pages elsewhere, and a Brotli version next to each
 * text file of the built site, to be sent as it is.
 *
 * @param {URL} [folder] of the built site
 */
export async function compressSite(folder = buildFolder) {
  await withLock(folder, async () => {
    await finish('images', folder);
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
 * Makes what is made from the built pages, in a program of its own: it is in TypeScript.
 *
 * @param {'images' | 'pages'} what
 * @param {URL} folder of the built site
 * @throws when it fails, which has printed why by then
 */
async function finish(what, folder) {
  const program = fileURLToPath(new URL('finish.ts', import.meta.url));
  if (!(await runNode(['--import', 'tsx', program, what, folder.href]))) {
    throw new Error('The site is not whole: the message above says why.');
  }
}
