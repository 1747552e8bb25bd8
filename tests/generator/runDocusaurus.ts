import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from '../../scripts/run.mjs';

/** The project's folder. */
export const project = fileURLToPath(projectFolder);

/** What came of a build. */
export interface Build {
  succeeded: boolean;
  /** All that the build printed, without colors. */
  output: string;
}

/**
 * Runs Docusaurus.
 *
 * @param folder in which it runs
 * @param args its command, and what follows that
 * @param environment variables apart from those that it can't do without
 */
export function runDocusaurus(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Build> {
  return new Promise((resolve, reject) => {
    const build = spawn(
      process.execPath,
      [
        join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        ...args,
      ],
      {
        cwd: folder,
        // Vitest sets others, under which Docusaurus builds differently.
        env: {
          PATH: process.env.PATH,
          NO_UPDATE_NOTIFIER: '1',
          ...environment,
        },
      },
    );
    const chunks: Buffer[] = [];
    build.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    build.once('error', reject);
    build.once('close', code =>
      resolve({
        succeeded: code === 0,
        output: stripVTControlCharacters(Buffer.concat(chunks).toString()),
      }),
    );
  });
}
