// @ts-check
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { testFile } from '../../plugins/diskCache.mjs';
import { hashFiles, listFiles, listSources } from '../../plugins/hashFiles.mjs';

/** Variables that change what is built. */
const variables =
  /^(?:BASE_URL|DOCSEARCH_\w+|DOCUSAURUS_\w+|NODE_ENV|NODE_OPTIONS|PLAIN|PWA_\w+)$/;

/** Made from the other files, and later than they are: what is compressed, and images of pages. */
const madeLater = /\.br(?:\.draft)?$|^img\/share\//;

/** What no build reads, besides {@link testFile}: benchmarks, and what is about the repository. */
const aboutRepository =
  /^(?:\.|(?:CONTRIBUTING|README)\.md$|Dockerfile$|LICENSE$|(?:bench|decisions|tests)\/)/;

/** The texts that say on their pages when they were last changed. */
const datedFolders = ['blog', 'docs', 'rules'];

/**
 * A hash of all that the site is built from: files of the project, the packages,
 * the last commit that dates a page, Node.js, and the environment.
 *
 * @param {URL} project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>}
 */
export async function hashInputs(project, environment) {
  const settings = Object.entries(environment)
    .filter(([name]) => variables.test(name))
    .sort();
  const sources = await listSources(project);
  return hashFiles(
    project,
    [
      ...sources.filter(
        name => !aboutRepository.test(name) && !testFile.test(name),
      ),
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

/**
 * @param {URL} recordFile
 * @param {URL} folder of the built site
 * @param {string} inputs see {@link hashInputs}
 * @returns {Promise<boolean>} whether the folder is what the last build made of
 *   the same
 */
export async function isLastBuild(recordFile, folder, inputs) {
  const last = await readFile(recordFile, 'utf8').catch(() => '');
  return (
    last.startsWith(inputs) && last === (await describeBuild(folder, inputs))
  );
}

/**
 * Remembers a build for {@link isLastBuild}.
 *
 * @param {URL} recordFile
 * @param {URL} folder of the built site
 * @param {string} inputs see {@link hashInputs}
 */
export async function rememberBuild(recordFile, folder, inputs) {
  await mkdir(new URL('.', recordFile), { recursive: true });
  await writeFile(recordFile, await describeBuild(folder, inputs));
}

/**
 * What a build was made from, and what came of it.
 *
 * @param {URL} folder
 * @param {string} inputs
 */
async function describeBuild(folder, inputs) {
  const names = await listFiles(folder).catch(() => []);
  const made = names.filter(name => !madeLater.test(name));
  return `${inputs} ${await hashFiles(folder, made)}`;
}

/**
 * The last commit that changed a text: later ones leave the dates of pages as they
 * are.
 *
 * @param {URL} project
 */
async function readDatingCommit(project) {
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
