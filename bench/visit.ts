import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { chromium, devices } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';
import { quantile } from './quantile';

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

/** Bodies of what was transferred, in kilobytes (1000 bytes), and how many files they were. */
type Transfer = Record<Kind | 'total', number> & { files: number };

type Visit = Record<'LCP, s' | 'CLS' | 'TBT, ms', number> & {
  untouched: Transfer;
  /** With the application, which a reader's first sign of use loads. */
  used: Transfer;
  /** How long the page could not react while the application started. */
  'TBT of the start, ms': number;
};

/** Opens a page as on a first visit, on a slow phone, and then begins to use it. */
export async function measureVisit(url: string): Promise<Visit> {
  const all: Visit[] = [];
  for (let i = 0; i < visits; i++) {
    all.push(await visit(url));
  }
  const [first] = all;
  if (!first) {
    throw new Error('No visit was made.');
  }
  const median = (
    name: 'CLS' | 'LCP, s' | 'TBT of the start, ms' | 'TBT, ms',
  ) => quantile(all.map(one => one[name]));
  return {
    // These are the same each time.
    untouched: first.untouched,
    used: first.used,
    'LCP, s': median('LCP, s'),
    CLS: median('CLS'),
    'TBT, ms': median('TBT, ms'),
    'TBT of the start, ms': median('TBT of the start, ms'),
  };
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
  const transferred = await watchTransfer(session);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);

  await page.goto(url);
  await settle(page);
  const untouched = transferred();
  const before = await readVitals(page);
  await beginUse(page);
  await settle(page);
  const used = transferred();
  const after = await readVitals(page);
  await browser.close();

  return {
    untouched,
    used,
    'LCP, s': before.lcp / 1000,
    CLS: before.cls,
    'TBT, ms': before.tbt,
    'TBT of the start, ms': after.tbt - before.tbt,
  };
}

/** What is fetched or run when all is quiet belongs to the visit. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => ({
    ...(window as unknown as { vitals: Vitals }).vitals,
  }));
}

/**
 * The first sign of use, and what it leads to, on a page that does not start React at once.
 * The page itself says when React is there: to be asked again and again would be work of its own.
 */
async function beginUse(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    if (root.dataset.hasHydrated === 'true') {
      return;
    }
    await new Promise<void>(resolve => {
      new MutationObserver((_changes, observer) => {
        if (root.dataset.hasHydrated === 'true') {
          observer.disconnect();
          resolve();
        }
      }).observe(root, { attributeFilter: ['data-has-hydrated'] });
      document.dispatchEvent(new Event('start-asked'));
    });
  });
}

/** Adds up what the page's requests transfer from now on, without headers. */
async function watchTransfer(session: CDPSession): Promise<() => Transfer> {
  const files = new Map<string, { kind: Kind; headers: number; all: number }>();
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (request.url.startsWith('http')) {
      const kind = kindByResourceType[type ?? ''] ?? 'other';
      files.set(requestId, { kind, headers: 0, all: 0 });
    }
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file) {
      file.headers = response.encodedDataLength;
    }
  });
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const file = files.get(requestId);
    if (file) {
      file.all = encodedDataLength;
    }
  });
  await session.send('Network.enable');
  return () => {
    const sum = (matches: (kind: Kind) => boolean) =>
      [...files.values()]
        .filter(({ kind }) => matches(kind))
        .reduce((total, { all, headers }) => total + all - headers, 0) / 1000;
    const sums = Object.fromEntries(
      kinds.map(kind => [kind, sum(one => one === kind)]),
    ) as Record<Kind, number>;
    return { ...sums, total: sum(() => true), files: files.size };
  };
}
