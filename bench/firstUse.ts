import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';
import { quantile } from './quantile';

/** How often each is tried; the median is taken. */
const tries = 5;

/** A usual connection: latency in milliseconds, the rest in bytes a second. */
const connection = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
};

const useScript = fileURLToPath(new URL('useControl.mjs', import.meta.url));

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
  tab: {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '[data-group="eslint-config"][value="legacy"]',
    effect: '[data-group="eslint-config"][value="legacy"]:checked',
  },
  menu: {
    path: '/rules/no-floating-promises',
    width: 390,
    control: '.navbar [popovertarget="section-menu"]',
    effect: '#section-menu:popover-open',
  },
  search: {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '.navbar [popovertarget="search"]',
    effect: '#search:popover-open input:focus',
  },
  'search with suggestions': {
    path: '/rules/no-floating-promises',
    width: 1280,
    control: '.navbar [popovertarget="search"]',
    effect: '#search nav a',
  },
};

/**
 * How long it takes until the first thing that a reader does on an untouched page is painted, in
 * milliseconds, on a processor slowed down four times.
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
    times[`${name}, ms`] = quantile(all);
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
  await page.addInitScript({ path: useScript });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    ([from, to]) =>
      (
        window as unknown as {
          useControl: (control: string, effect: string) => Promise<number>;
        }
      ).useControl(from, to),
    [control, effect] as const,
  );
  await context.close();
  return time;
}
