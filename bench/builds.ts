import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../scripts/run.mjs';
import { enlargeProject } from './enlargeProject';
import type { Row } from './table';

interface Measured {
  seconds: number;
  /** The most memory that all processes had together at any time, in megabytes. */
  peakMemory: number;
}

/** What earlier builds leave. */
const leftovers = ['.cache', '.docusaurus', 'build', 'node_modules/.cache'];

/**
 * Builds the site from nothing, again as it is, and again with a page changed; and once with more
 * text. Each is measured until the pages can be served, and until their files are compressed.
 */
export async function measureBuilds(): Promise<Row[]> {
  for (const leftover of leftovers) {
    await rm(new URL(leftover, projectFolder), {
      force: true,
      recursive: true,
    });
  }
  const rows = [
    await measureBuild('this site, cold', projectFolder),
    await measureBuild('again', projectFolder),
  ];
  const changed = await enlargeProject({ copies: 0, repetitions: 1 });
  const larger = [
    { title: 'twice the text', copies: 0, repetitions: 2 },
    { title: 'ten times the rules', copies: 9, repetitions: 1 },
  ];
  try {
    await measureBuild('', changed);
    await appendFile(new URL('docs/getting-started.mdx', changed), '\nMore.\n');
    rows.push(await measureBuild('a page changed', changed));
  } finally {
    await rm(changed, { recursive: true });
  }
  for (const { title, ...size } of larger) {
    const project = await enlargeProject(size);
    try {
      rows.push(await measureBuild(`${title}, cold`, project));
    } finally {
      await rm(project, { recursive: true });
    }
  }
  return rows;
}

async function measureBuild(title: string, project: URL): Promise<Row> {
  const pages = await measure(project, 'buildPages');
  const compression = await measure(project, 'compressSite');
  const names = await readdir(new URL('build/', project), { recursive: true });
  const count = names.filter(name => name.endsWith('.html')).length;
  return {
    '': title,
    pages: count,
    'until served, s': pages.seconds,
    'a page, ms': (1000 * pages.seconds) / count,
    'peak memory, MB': pages.peakMemory,
    'compression, s': compression.seconds,
  };
}

/** Runs a step of `scripts/site/build.ts` in a process of its own. */
async function measure(project: URL, step: string): Promise<Measured> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--eval',
      `void require('./scripts/site/build.ts').${step}();`,
    ],
    { cwd: fileURLToPath(project), stdio: 'inherit' },
  );
  let peakMemory = 0;
  const watching = watchMemory(child.pid ?? 0, megabytes => {
    peakMemory = Math.max(peakMemory, megabytes);
  });
  await once(child, 'exit');
  clearInterval(watching);
  if (child.exitCode !== 0) {
    throw new Error('The site was not built: see the messages above.');
  }
  return { seconds: (performance.now() - start) / 1000, peakMemory };
}

function watchMemory(
  process: number,
  report: (megabytes: number) => void,
): NodeJS.Timeout {
  return setInterval(() => void memoryOf(process).then(report), 200);
}

/** The memory of a process and of all that it started, in megabytes. */
async function memoryOf(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', [
    '-A',
    '-o',
    'pid=,ppid=,rss=',
  ]);
  const processes = stdout
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Parents have lower numbers than what they start, nearly always.
  for (const [pid = 0, parent = 0, size = 0] of processes) {
    if (family.has(pid) || family.has(parent)) {
      family.add(pid);
      kilobytes += size;
    }
  }
  return kilobytes / 1000;
}
