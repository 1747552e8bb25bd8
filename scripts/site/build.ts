import { fileURLToPath } from 'node:url';
import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { projectFolder, runNode } from '../run.mjs';
import { replaceBuild, withLock } from './builds';
import { finishSite } from './finishSite';
import { hashInputs, isLastBuild, rememberBuild } from './lastBuild';
import { precompress } from './precompress';
import { writeShareImages } from './shareImages/writeShareImages';

/** Where a build is until it is whole. */
const draftFolder = new URL('.cache/next-build/', projectFolder);

/** What it was built from. */
const recordFile = new URL('.cache/build.json', projectFolder);

/** What was compressed for it. */
const compressedFolder = new URL('.cache/compressed/', projectFolder);

/** See `buildPages` in `buildSite.mjs`. */
export async function buildPages(build: URL, previous: URL): Promise<void> {
  const inputs = await hashInputs(projectFolder, process.env);
  if (await isLastBuild(recordFile, build, inputs)) {
    console.log('Nothing has changed since the site was last built.');
    return;
  }
  await withLock(build, async () => {
    await replaceBuild({ build, draft: draftFolder, previous }, makeSite);
    // Not what was changed while it was being built.
    if (inputs === (await hashInputs(projectFolder, process.env))) {
      await rememberBuild(recordFile, build, inputs);
    }
  });
}

async function makeSite(folder: URL): Promise<void> {
  const baseUrl = readBaseUrl(process.env);
  const isPlain = readPlain(process.env);
  const built = await runNode(
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      `--out-dir=${fileURLToPath(folder)}`,
    ],
    {
      env: {
        NO_UPDATE_NOTIFIER: '1',
        // What the bundler kept of the last build is marked neither with its base URL nor with PLAIN.
        ...((baseUrl !== '/' || isPlain) && {
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        }),
      },
    },
  );
  if (!built) {
    throw new Error('The site was not built: the messages above say why.');
  }
  const sources = new URL('src/', projectFolder);
  await finishSite(folder, baseUrl, isPlain ? undefined : sources);
}

/** See `compressSite` in `buildSite.mjs`. */
export async function compressSite(folder: URL): Promise<void> {
  await withLock(folder, async () => {
    console.log('Drawing images and compressing files …');
    await writeShareImages(folder);
    const cache = openDiskCache(fileURLToPath(compressedFolder));
    await precompress(folder, cache);
  });
}
