import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatorSettings } from './generatorSettings';
import { type Build, project, runDocusaurus } from './runDocusaurus';

/**
 * Builds a site that consists of the given files, with this site's settings. They are read here, once for
 * all sites: reading them takes longer than what else a build needs to find out that a file is missing.
 *
 * @param name of the folder that it is built in, other than any other test's
 * @param files contents by path
 */
export async function buildSmallSite(
  name: string,
  files: Record<string, string>,
): Promise<Build> {
  const folder = join(project, '.cache', 'generator', name);
  await rm(folder, { force: true, recursive: true });
  // A function among the settings would be lost in JSON, but can't be cloned.
  const settings = JSON.stringify(structuredClone(generatorSettings));
  for (const [path, content] of Object.entries({
    ...files,
    'settings.json': settings,
  })) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  return runDocusaurus(folder, [
    'build',
    folder,
    `--config=${join(project, 'tests/generator/docusaurus.config.ts')}`,
  ]);
}
