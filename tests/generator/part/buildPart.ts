import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishSite } from '../../../scripts/site/finishSite';
import { project, runDocusaurus } from '../runDocusaurus';

/** Where the part of the site is; not where it is by default. */
export const baseUrl = '/docs/';

/**
 * Builds a few of this site's pages, with search, playground and all, under
 * {@link baseUrl}. Takes half a minute; so what is built already, and newer than
 * all that it is made of, stays.
 *
 * @param isPlain whether it is built with PLAIN=1
 * @returns the folder that it is in
 * @throws with all that the build printed when it fails
 */
export async function buildPart(isPlain = false): Promise<URL> {
  const folder = join(project, '.cache/generator', isPlain ? 'plain' : 'part');
  const output = join(folder, 'build');
  // The last one that a build writes.
  const lastFile = join(output, 'sw.js');
  const built = pathToFileURL(`${output}/`);
  if ((await timeOf(lastFile)) > (await newestSource())) {
    return built;
  }
  await rm(output, { force: true, recursive: true });
  const build = await runDocusaurus(
    project,
    [
      'build',
      `--config=${join(project, 'tests/generator/part/docusaurus.config.ts')}`,
      `--out-dir=${output}`,
      // Only the build has to wait for these files.
      '--no-minify',
    ],
    {
      BASE_URL: baseUrl,
      ...(isPlain && { PLAIN: '1' }),
      // A folder of its own: it has nothing in common with the whole site.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(folder, 'generated'),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  );
  if (!build.succeeded) {
    throw new Error(build.output);
  }
  await finishSite(built, baseUrl);
  return built;
}

/** When the newest file that a build reads was changed, in milliseconds. */
async function newestSource(): Promise<number> {
  const folders =
    'blog data docs i18n plugins rules scripts/site siteConfig src static tests/generator/part';
  const files = await Promise.all(
    folders.split(' ').map(async name => {
      const names = await readdir(join(project, name), { recursive: true });
      return names.map(file => join(name, file));
    }),
  );
  const times = [
    'docusaurus.config.ts',
    'package-lock.json',
    ...files.flat(),
  ].map(file => timeOf(join(project, file)));
  return Math.max(...(await Promise.all(times)));
}

/** @returns 0 if there is no such file */
async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
