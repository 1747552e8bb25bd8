import { fileURLToPath } from 'node:url';
import { readBaseUrl } from '../../config/baseUrl.mjs';
import { readPlain } from '../../config/plain.mjs';
import { openDiskCache } from '../../plugins/diskCache';
import {
  buildFolder,
  previousFolder,
  projectFolder,
  runNode,
} from '../run.mjs';
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

/**
 * Builds the site into `build/`, ready to be served by a server that compresses,
 * unless it was built from the very same before. The last build stays there until
 * this one is whole. Throws when Docusaurus fails, which has printed why by then.
 */
export async function buildPages(): Promise<void> {
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

/**
 * Makes what no page waits for: the images that show pages elsewhere, and a Brotli version next to each
 * text file of the built site, to be sent as it is.
 */
export async function compressSite(folder = buildFolder): Promise<void> {
  await withLock(folder, async () => {
    console.log('Drawing images and compressing files …');
    await writeShareImages(folder);
    const cache = openDiskCache(fileURLToPath(compressedFolder));
    await precompress(folder, cache);
  });
}
