import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser, installedBrowser } from '../browser.mjs';
import { main } from '../main.mjs';
import { projectFolder } from '../run.mjs';
import { listen } from '../site/address.mjs';
import { buildFolder } from '../site/buildSite.mjs';
import { createSiteServer } from '../site/server.mjs';
import { compareViews } from './compareViews';
import { drawViews } from './draw';
import { contactSheet } from './sheet';

const folder = fileURLToPath(new URL('.cache/looks/', projectFolder));

// `npm run looks`, after a build: draws pages of all kinds, and compares them with the last time. `-- keep`
// compares with the time before that again, as between two attempts at the same change.
void main(async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  if (!process.argv.includes('keep') && existsSync(after)) {
    await rm(before, { recursive: true, force: true });
    await rename(after, before);
  }
  await ensureBrowser();
  const server = createSiteServer({ dir: buildFolder });
  await listen(server, { host: 'localhost', port: 0 });
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    await drawViews(browser, `http://localhost:${String(port)}`, after);
    const differences = await compareViews(browser, before, after);
    const sheet = join(folder, 'index.html');
    await writeFile(sheet, contactSheet(differences));
    const moved = differences.filter(({ share }) => share !== 0).length;
    console.log(
      `${String(moved)} of ${String(differences.length)} views look different. See ${sheet}`,
    );
  } finally {
    await browser.close();
    server.close();
  }
});
