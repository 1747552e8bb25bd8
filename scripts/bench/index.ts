import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../browser.mjs';
import { main } from '../main.mjs';
import { listen } from '../site/address.mjs';
import { buildFolder } from '../site/build.mjs';
import { createSiteServer } from '../site/server.mjs';
import { measureBuilds } from './builds';
import { askLighthouse } from './lighthouse';
import { reference } from './reference';
import { printTable } from './table';
import { measureVisit } from './visit';

/** Kinds of pages that readers come to, one of each. */
const pages = [
  '/',
  '/getting-started/',
  '/rules/',
  '/rules/no-floating-promises',
  '/blog',
  '/play',
];

// `npm run bench`, or without the builds: `npm run bench -- --pages`
void main(async () => {
  const { values } = parseArgs({ options: { pages: { type: 'boolean' } } });
  if (!values.pages) {
    await benchBuilds();
  }
  await benchPages();
});

async function benchBuilds(): Promise<void> {
  const { cold, warm, compression } = await measureBuilds();
  printTable('Build', [
    {
      '': 'this site',
      'cold, s': cold.seconds,
      'warm, s': warm.seconds,
      'compression, s': compression,
      'peak memory, MB': cold.peakMemory,
    },
    { '': reference.source, ...reference.build },
  ]);
}

async function benchPages(): Promise<void> {
  await ensureBrowser();
  const server = createSiteServer({ dir: buildFolder });
  await listen(server, { host: 'localhost', port: 0 });
  const { port } = server.address() as AddressInfo;
  const rows = [];
  const faults = [];
  for (const page of pages) {
    const url = `http://localhost:${String(port)}${page}`;
    const visit = await measureVisit(url);
    const lighthouse = await askLighthouse(url);
    rows.push({ '': page, ...visit, ...lighthouse.scores });
    faults.push(...lighthouse.faults.map(fault => `${page} ${fault}`));
  }
  server.close();
  printTable(
    'First visit on a phone: kB as transferred, slow 4G, CPU slowed 4 times',
    [...rows, { '': reference.source, ...reference.rulePage }],
  );
  for (const fault of faults) {
    console.log(`Lighthouse: ${fault}`);
  }
}
