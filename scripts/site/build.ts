import { execFile } from 'node:child_process';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  hashFiles,
  listPaths,
  openDiskCache,
  testFile,
} from '../../plugins/diskCache';
import { isPlain, readBaseUrl } from '../../siteConfig/environment';
import {
  buildFolder,
  previousFolder,
  projectFolder,
  runNode,
} from '../run.mjs';
import { finishSite } from './finishSite';
import { precompress } from './precompress';
import { writeShareImages } from './shareImages/writeShareImages';

const draftFolder = new URL('.cache/next-build/', projectFolder);

const recordFile = new URL('.cache/build.json', projectFolder);

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

const lockFolder = new URL('.cache/locks/', projectFolder);

/**
 * Makes a build next to the last one, which may be being served, and puts it in its place when it is whole.
 *
 * @param folders.previous where the last build is afterward
 */
export async function replaceBuild(
  { build, draft, previous }: Record<'build' | 'draft' | 'previous', URL>,
  make: (draft: URL) => Promise<void>,
): Promise<void> {
  await rm(draft, { force: true, recursive: true });
  await make(draft);
  await rm(previous, { force: true, recursive: true });
  await rename(build, previous).catch(() => {
    // It's the first.
  });
  await rename(draft, build);
}

/**
 * Does something with a folder while no other process of this project does.
 *
 * @throws when another one does
 */
export async function withLock(
  folder: URL,
  act: () => Promise<void>,
): Promise<void> {
  const file = new URL(folder.pathname.replaceAll('/', '_'), lockFolder);
  await mkdir(lockFolder, { recursive: true });
  await takeLock(file).catch(async () => {
    const owner = Number(await readFile(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another process (${String(owner)}) is building the site in this folder. Wait until it's done, then try again.`,
      );
    }
    // That one was stopped.
    await rm(file);
    await takeLock(file);
  });
  try {
    await act();
  } finally {
    await rm(file);
  }
}

/** Only one process can make the file. */
function takeLock(file: URL) {
  return writeFile(file, String(process.pid), { flag: 'wx' });
}

function isRunning(id: number) {
  try {
    // It only looks whether there is one.
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const variables =
  /^(?:BASE_URL|DOCSEARCH_\w+|DOCUSAURUS_\w+|NODE_ENV|NODE_OPTIONS|PLAIN|PWA_\w+)$/;

/** Made from the other files, and later than they are: what is compressed, and images of pages. */
const madeLater = /\.br(?:\.draft)?$|^img\/share\//;

/**
 * What no build reads right in the project, besides {@link testFile}: benchmarks, what is about the
 * repository, and what is made from the rest.
 */
const notRead =
  /^(?:\..*|(?:CONTRIBUTING|README)\.md|Dockerfile|LICENSE|bench|build|coverage|decisions|node_modules|test-results|tests)$/;

/** The texts that say on their pages when they were last changed. */
const datedFolders = ['blog', 'docs', 'rules'];

/**
 * A hash of all that the site is built from: files of the project, the packages,
 * the last commit that dates a page, Node.js, and the environment.
 */
export async function hashInputs(
  project: URL,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const settings = Object.entries(environment)
    .filter(([name]) => variables.test(name))
    .sort();
  const names = await readdir(project);
  const sources = await listPaths(
    project,
    names.filter(name => !notRead.test(name)),
  );
  return hashFiles(
    project,
    [
      ...sources.filter(path => !testFile.test(path)),
      // What npm has installed.
      'node_modules/.package-lock.json',
    ],
    [
      process.version,
      await readDatingCommit(project),
      JSON.stringify(settings),
    ],
  );
}

/** Whether a built site is what the last build made of the same inputs: see {@link hashInputs}. */
export async function isLastBuild(
  recordFile: URL,
  folder: URL,
  inputs: string,
): Promise<boolean> {
  const last = await readFile(recordFile, 'utf8').catch(() => '');
  return (
    last.startsWith(inputs) && last === (await describeBuild(folder, inputs))
  );
}

/** Remembers a build for {@link isLastBuild}. */
export async function rememberBuild(
  recordFile: URL,
  folder: URL,
  inputs: string,
) {
  await mkdir(new URL('.', recordFile), { recursive: true });
  await writeFile(recordFile, await describeBuild(folder, inputs));
}

async function describeBuild(folder: URL, inputs: string) {
  const names = await readdir(folder).catch(() => []);
  const paths = await listPaths(folder, names);
  const made = paths.filter(path => !madeLater.test(path));
  return `${inputs} ${await hashFiles(folder, made)}`;
}

/** The last commit that changed a text: later ones leave the dates of pages as they are. */
async function readDatingCommit(project: URL) {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['log', '-1', '--format=%H', '--', ...datedFolders],
      { cwd: project },
    );
    return stdout;
  } catch {
    // Not everyone builds it in a clone.
    return '';
  }
}
