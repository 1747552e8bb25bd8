import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Build {
  succeeded: boolean;
  /** All that the build printed, without colors. */
  output: string;
}

/**
 * Builds a site that consists of the given files, with this site's settings.
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
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  return new Promise((resolve, reject) => {
    const build = spawn(
      process.execPath,
      [
        join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        'build',
        folder,
        `--config=${join(project, 'tests/generator/docusaurus.config.ts')}`,
      ],
      {
        cwd: folder,
        // Vitest sets others, under which Docusaurus builds differently.
        env: { PATH: process.env.PATH, NO_UPDATE_NOTIFIER: '1' },
      },
    );
    const chunks: Buffer[] = [];
    build.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.once('error', reject);
    build.once('close', code => {
      resolve({
        succeeded: code === 0,
        output: stripVTControlCharacters(Buffer.concat(chunks).toString()),
      });
    });
  });
}
