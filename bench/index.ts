import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/browser.mjs';
import { main } from '../scripts/main.mjs';
import { buildFolder } from '../scripts/run.mjs';
import { listen } from '../scripts/site/address.mjs';
import { createSiteServer } from '../scripts/site/server';
import { measureBuilds } from './builds';
import { benchConfigPage } from './configPage';
import { benchEngine } from './engine';
import { benchExamples } from './examples';
import { measureFirstUses } from './firstUse';
import { askLighthouse } from './lighthouse';
import { benchLiveExamples } from './liveExamples';
import { readOfflineSize } from './offline';
import { benchOrigins } from './origins';
import { benchPlayground } from './playground';
import { reference, starlight } from './reference';
import { benchRuleCosts } from './ruleCosts';
import { benchSearch } from './search';
import { weighRanking } from './search/weigh';
import { benchSeveralFiles } from './severalFiles';
import { printTable } from './table';
import { measureVisit } from './visit';

/** Kinds of pages that readers come to, one of each. */
const pages = [
  '/',
  '/getting-started/',
  '/rules/',
  '/rules/no-floating-promises',
  '/blog',
  '/blog/announcing-typescript-eslint-v7',
  '/play',
];

/** What can be measured, by name, in the order in which it is. */
const parts: Record<string, () => Promise<void>> = {
  build: benchBuilds,
  offline: benchOffline,
  pages: () => withServer(benchPages),
  search: () => withServer(benchSearch),
  playground: () => withServer(benchPlayground),
  config: () => withServer(benchConfigPage),
  live: () => withServer(benchLiveExamples),
  examples: benchExamples,
  engine: benchEngine,
  origins: benchOrigins,
  files: () => {
    benchSeveralFiles();
    return Promise.resolve();
  },
  costs: benchRuleCosts,
  ranking: () => {
    weighRanking();
    return Promise.resolve();
  },
};

/**
 * What takes minutes, and is measured when it is named: the ranking, of use to who changes it, and what rules
 * cost, for each version of the packages.
 */
const onRequest: ReadonlySet<string> = new Set(['costs', 'ranking']);

// `npm run bench`, or some of it: `npm run bench -- pages engine`
void main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter(name => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `"${unknown.join('", "')}" can't be measured. Give some of: ${Object.keys(parts).join(', ')}`,
    );
  }
  for (const [name, measure] of Object.entries(parts)) {
    if (
      positionals.length === 0
        ? !onRequest.has(name)
        : positionals.includes(name)
    ) {
      await measure();
    }
  }
});

async function benchOffline(): Promise<void> {
  const { files, megabytes, workerBytes } = await readOfflineSize(buildFolder);
  printTable('Saved for reading offline', [
    {
      '': 'this site',
      files,
      'size, MB': megabytes,
      'for a normal visit, kB': workerBytes / 1000,
    },
    { '': reference.source, ...reference.offline },
  ]);
}

async function benchBuilds(): Promise<void> {
  printTable('Build', [
    ...(await measureBuilds()),
    { '': reference.source, ...reference.build },
    { '': starlight.source, ...starlight.build },
  ]);
}

/** Serves the built site while something is measured on it. */
async function withServer(
  measure: (origin: string, server: Server) => Promise<void>,
): Promise<void> {
  await ensureBrowser();
  const server = createSiteServer({ dir: buildFolder });
  await listen(server, { host: 'localhost', port: 0 });
  const { port } = server.address() as AddressInfo;
  try {
    await measure(`http://localhost:${String(port)}`, server);
  } finally {
    server.close();
  }
}

async function benchPages(origin: string): Promise<void> {
  const untouched = [];
  const used = [];
  const faults = [];
  for (const page of pages) {
    const url = origin + page;
    const visit = await measureVisit(url);
    const lighthouse = await askLighthouse(url);
    const { untouched: read, used: all, ...vitals } = visit;
    const { 'TBT of the start, ms': startTime, ...readingVitals } = vitals;
    untouched.push({
      '': page,
      ...read,
      ...readingVitals,
      ...lighthouse.scores,
    });
    used.push({ '': page, ...all, 'TBT of the start, ms': startTime });
    faults.push(...lighthouse.faults.map(fault => `${page} ${fault}`));
  }
  printTable(
    'First visit on a phone, untouched: bodies in kB, slow 4G, CPU slowed 4 times',
    [
      ...untouched,
      { '': starlight.source, ...starlight.rulePage },
      { '': `${reference.source}, with headers`, ...reference.rulePage },
    ],
  );
  printTable('The same visit with React loaded', used);
  printTable('First use of an untouched page: CPU slowed 4 times', [
    { '': 'this site', ...(await measureFirstUses(origin)) },
  ]);
  for (const fault of faults) {
    console.log(`Lighthouse: ${fault}`);
  }
}
