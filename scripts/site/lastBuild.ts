import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { testFile } from '../../plugins/diskCache';
import { hashFiles, listPaths } from '../../plugins/hashFiles';

/** Variables that change what is built. */
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

/**
 * @param folder of the built site
 * @param inputs see {@link hashInputs}
 * @returns whether the folder is what the last build made of
 *   the same
 */
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

/**
 * Remembers a build for {@link isLastBuild}.
 *
 * @param folder of the built site
 * @param inputs see {@link hashInputs}
 */
export async function rememberBuild(
  recordFile: URL,
  folder: URL,
  inputs: string,
) {
  await mkdir(new URL('.', recordFile), { recursive: true });
  await writeFile(recordFile, await describeBuild(folder, inputs));
}

/** What a build was made from, and what came of it. */
async function describeBuild(folder: URL, inputs: string) {
  const names = await readdir(folder).catch(() => []);
  const paths = await listPaths(folder, names);
  const made = paths.filter(path => !madeLater.test(path));
  return `${inputs} ${await hashFiles(folder, made)}`;
}

/**
 * The last commit that changed a text: later ones leave the dates of pages as they
 * are.
 */
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
