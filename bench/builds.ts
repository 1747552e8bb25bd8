import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { projectFolder } from '../scripts/run.mjs';
import { buildFolder, prepareForServing } from '../scripts/site/buildSite.mjs';

interface Build {
  seconds: number;
  /** The most memory that the build had at any time, in megabytes. */
  peakMemory: number;
}

interface Builds {
  /** Without anything that an earlier build left. */
  cold: Build;
  /** Again, with what the first one left. */
  warm: Build;
  /** How long the headers and the compression of the site take, in seconds. */
  compression: number;
}

/** Builds the site twice. */
export async function measureBuilds(): Promise<Builds> {
  for (const leftover of [
    '.cache',
    '.docusaurus',
    'build',
    'node_modules/.cache',
  ]) {
    await rm(new URL(leftover, projectFolder), {
      force: true,
      recursive: true,
    });
  }
  const cold = await build();
  const warm = await build();
  const start = performance.now();
  await prepareForServing(buildFolder);
  return { cold, warm, compression: secondsSince(start) };
}

/** Makes a process report its peak memory on an extra output when it ends. */
const reportMemory = `data:text/javascript,
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    process.once('exit', () => {
      writeSync(3, String(process.resourceUsage().maxRSS));
    });
  }`;

function build(): Promise<Build> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(
      process.execPath,
      [
        `--import=${reportMemory}`,
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
      ],
      {
        cwd: projectFolder,
        env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      },
    );
    let kilobytes = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      kilobytes += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) {
        resolve({
          seconds: secondsSince(start),
          peakMemory: Number(kilobytes) / 1024,
        });
      } else {
        reject(new Error('The site was not built: see the messages above.'));
      }
    });
  });
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
