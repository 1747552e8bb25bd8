import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';

/** How often each is tried; the median is taken. */
const tries = 5;

/** A usual connection: latency in milliseconds, the rest in bytes a second. */
const connection = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
};

/** What a reader may do first on a page, and how it shows that it was done. */
const uses: Record<
  string,
  { path: string; width: number; control: string; effect: string }
> = {
  'color mode': {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '[data-action="switch-color-mode"]',
    effect: '[data-theme="dark"]',
  },
  copy: {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '[data-action="copy-code"]',
    effect: '[aria-label="Copied code"]',
  },
  menu: {
    path: '/rules/no-floating-promises',
    width: 390,
    control: '.navbar__toggle',
    effect: '.navbar-sidebar--show',
  },
  search: {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '.navbar form button',
    effect: '.DocSearch-Modal',
  },
};

/**
 * How long it takes until the first thing that a reader does on an untouched page shows, in milliseconds,
 * on a processor slowed down four times.
 */
export async function measureFirstUses(
  origin: string,
): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  const times: Record<string, number> = {};
  for (const [name, use] of Object.entries(uses)) {
    const all: number[] = [];
    for (let i = 0; i < tries; i++) {
      all.push(await measureUse(browser, origin, use));
    }
    times[`${name}, ms`] =
      all.sort((a, b) => a - b)[Math.floor(tries / 2)] ?? NaN;
  }
  await browser.close();
  return times;
}

async function measureUse(
  browser: Browser,
  origin: string,
  { path, width, control, effect }: (typeof uses)[string],
): Promise<number> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width, height: 844 },
  });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(from ?? '');
        if (!element) {
          reject(new Error(`There is no ${String(from)} on ${location.href}.`));
          return;
        }
        const start = performance.now();
        const check = (): void => {
          if (document.querySelector(to ?? '')) {
            resolve(performance.now() - start);
          } else {
            requestAnimationFrame(check);
          }
        };
        element.dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true }),
        );
        element.click();
        check();
      }),
    [control, effect],
  );
  await context.close();
  return time;
}
