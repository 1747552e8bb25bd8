import type { BrowserContext, Locator, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { startAsked } from '../../src/navigation/startAtFirstUse';

export { expect } from '@playwright/test';

/** The details of a test that is run at night only: it seldom finds something, or nothing that a quicker one doesn't. */
export const night = { tag: '@night' };

interface Options {
  /** Matches the problems that a test provokes on purpose. */
  expectedProblems: RegExp | undefined;
  /**
   * Whether a test breaks the Content-Security-Policy on purpose. Otherwise that
   * is a problem even if `expectedProblems` matches it.
   */
  expectsViolations: boolean;
}

interface Fixtures {
  /** What the browser complained about so far, in any tab. */
  problems: string[];
}

/**
 * Playwright's `test`, which fails also when a page logs an error or a warning,
 * throws, or asks another host for anything.
 */
export const test = base.extend<Options & Fixtures>({
  expectedProblems: [undefined, { option: true }],
  expectsViolations: [false, { option: true }],

  problems: [
    async ({ baseURL, context, expectedProblems, expectsViolations }, use) => {
      const problems = watch(context, baseURL ?? '');
      await use(problems);
      const unexpected = problems.filter(
        problem =>
          !expectedProblems?.test(problem) ||
          (violation.test(problem) && !expectsViolations),
      );
      base.expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** How the browser's complaints about broken policies read. */
const violation = /Content Security Policy|Permissions-Policy/;

/**
 * Chromium's warning about a preloaded file that has not been used after three seconds. On a slow machine
 * that is only a matter of time; what is preloaded in vain is found by a test of its own.
 */
const lateUse =
  'was preloaded using link preload but not used within a few seconds';

/** What Playwright says where it keeps service workers away, as the settings ask it to. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Writes down from now on everything that is wrong with the context's pages. */
export function watch(context: BrowserContext, baseURL: string): string[] {
  const { host } = new URL(baseURL);
  const problems: string[] = [];
  context.on('console', message => {
    if (
      (message.type() === 'error' || message.type() === 'warning') &&
      ![lateUse, blockedWorker].some(text => message.text().includes(text))
    ) {
      const { url } = message.location();
      problems.push(`console ${message.type()}: ${message.text()} (${url})`);
    }
  });
  context.on('weberror', error => {
    problems.push(`uncaught: ${String(error.error().stack)}`);
  });
  context.on('request', request => {
    const url = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(url.protocol) && url.host !== host) {
      problems.push(`request to another host: ${url.href}`);
    }
  });
  return problems;
}

/** Begins to use a page once it is loaded, so that React comes. */
export async function beginUse(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(type => {
    document.dispatchEvent(new Event(type));
  }, startAsked);
}

/**
 * Waits until a page has done what it does on its own: all that it came with is
 * there, and the browser has twice had nothing left to do, without anything new
 * having come in between.
 *
 * In a page where nothing at all is left to happen, not even a frame to draw,
 * Chromium sometimes never tells that it is idle: hence the time limit.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    const idle = (): Promise<unknown> =>
      new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 }));
    const countFiles = (): number =>
      performance.getEntriesByType('resource').length;
    let count;
    do {
      await idle();
      count = countFiles();
      await idle();
    } while (count !== countFiles());
  });
}

/** Begins to use a page, and waits until React runs it. */
export async function hydrated(page: Page): Promise<void> {
  await beginUse(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({
    state: 'attached',
  });
}

/** What a page is about, as it says itself. */
export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** A link of the navbar, or of the menu that takes its place on a phone. */
export function navbarLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true });
}

/** The menu of a section: next to the text, or on a phone in its place. */
export function sectionMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** The button that opens the menus on a phone. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle navigation bar' });
}

/** The link at the end of a doc to the one that follows it. */
export function nextDocLink(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ });
}

/** How many pixels a page is wider than its window. Wide tables and code blocks scroll sideways; the page doesn't. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Moves as the browser's own back and forward do, without touching a link. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(target => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens a page, begins to use it, and waits until React runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
