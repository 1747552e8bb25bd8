import { fileURLToPath } from 'node:url';
import type { CDPSession } from '@playwright/test';
import { chromium, devices } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';

/** How often a page is visited; of the vitals, the medians are taken. */
const visits = 3;

/** What Lighthouse slows a phone's network down to, and its processor. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowProcessor = { rate: 4 };

const kinds = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The browser's name for a kind of file, and ours. */
const kindByResourceType: Partial<Record<string, Kind>> = {
  Document: 'HTML',
  Font: 'fonts',
  Image: 'images',
  Script: 'JS',
  Stylesheet: 'CSS',
};

const vitalsScript = fileURLToPath(new URL('vitals.mjs', import.meta.url));

/** What that script measures, in milliseconds where it is a time. */
type Vitals = Record<'cls' | 'lcp' | 'tbt', number>;

type Visit = Record<Kind | 'CLS' | 'LCP, s' | 'TBT, ms' | 'total', number> & {
  requests: number;
};

/**
 * Opens a page as on a first visit, on a slow phone.
 *
 * @returns what was transferred, headers included, in kilobytes (1000 bytes),
 *   and how soon and how steadily the page was there
 */
export async function measureVisit(url: string): Promise<Visit> {
  const all: Visit[] = [];
  for (let i = 0; i < visits; i++) {
    all.push(await visit(url));
  }
  const median = (name: keyof Visit) =>
    all.map(one => one[name]).sort((a, b) => a - b)[Math.floor(visits / 2)] ??
    NaN;
  const [first] = all;
  return Object.fromEntries(
    Object.keys(first ?? {}).map(name => [name, median(name as keyof Visit)]),
  ) as Visit;
}

async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  const context = await browser.newContext({ ...devices['Moto G4'] });
  const page = await context.newPage();
  await page.addInitScript({ path: vitalsScript });

  const session = await context.newCDPSession(page);
  const transfer = await watchTransfer(session);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);

  await page.goto(url, { waitUntil: 'networkidle' });
  // What is fetched or run when all is quiet belongs to the visit.
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
  const { lcp, cls, tbt } = await page.evaluate(
    () => (window as unknown as { vitals: Vitals }).vitals,
  );
  await browser.close();

  const { kilobytes, requests } = transfer();
  const sum = kinds.reduce((total, kind) => total + kilobytes[kind], 0);
  return {
    ...kilobytes,
    total: sum,
    requests,
    'LCP, s': lcp / 1000,
    CLS: cls,
    'TBT, ms': tbt,
  };
}

interface Transfer {
  kilobytes: Record<Kind, number>;
  requests: number;
}

/** Adds up what the page's requests transfer from now on. */
async function watchTransfer(session: CDPSession): Promise<() => Transfer> {
  const kindById = new Map<string, Kind>();
  const kilobytes = { HTML: 0, JS: 0, CSS: 0, fonts: 0, images: 0, other: 0 };
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (request.url.startsWith('http')) {
      kindById.set(requestId, kindByResourceType[type ?? ''] ?? 'other');
    }
  });
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const kind = kindById.get(requestId);
    if (kind) {
      kilobytes[kind] += encodedDataLength / 1000;
    }
  });
  await session.send('Network.enable');
  return () => ({ kilobytes, requests: kindById.size });
}
