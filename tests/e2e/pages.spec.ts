import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hashFiles } from '../../scripts/hashFiles.mjs';
import { projectFolder } from '../../scripts/run.mjs';
import { buildFolder } from '../../scripts/site/buildSite.mjs';
import { FaultlessPages } from '../../scripts/tests/faultlessPages';
import { accessibilityFaults, allRules, stopMotion, visualRules } from './axe';
import { setColorMode } from './colorMode';
import { expect, test as base } from './crawler';
import { hydrated } from './page';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * One page of each kind, where everything is looked at in each combination; what
 * doesn't depend on its looks is checked once for each size.
 */
const kinds = {
  pages: new Set([
    '/',
    '/404.html',
    '/blog',
    '/config',
    '/getting-started/',
    '/play',
    '/rules/',
    '/rules/await-thenable',
    '/search',
    '/users/configs',
  ]),
  looks: [
    { mode: 'light', size: desktop, rules: allRules },
    { mode: 'dark', size: desktop, rules: visualRules },
    { mode: 'dark', size: phone, rules: allRules },
    { mode: 'light', size: phone, rules: visualRules },
  ],
  frame: [],
} as const;

/** The other pages have the same frame, and differ in what is written on them. */
const others = {
  looks: [
    { mode: 'light', size: desktop, rules: allRules },
    { mode: 'dark', size: phone, rules: visualRules },
  ],
  frame: ['.navbar', '.theme-doc-sidebar-container', 'footer.footer'],
} as const;

/** What the outcome for a page depends on, apart from the page and the browser. */
const testFiles = [
  'build/_headers',
  'package-lock.json',
  'playwright.config.mts',
  'scripts/browser.mjs',
  'scripts/tests/faultlessPages.ts',
  ...['axe.ts', 'colorMode.ts', 'crawler.ts', 'page.ts', 'pages.spec.ts'].map(
    name => `tests/e2e/${name}`,
  ),
];

/** Pages are looked at once a week even if nothing has changed. In milliseconds. */
const week = 7 * 24 * 60 * 60_000;

const test = base.extend<object, { faultless: FaultlessPages }>({
  faultless: [
    async ({ browser }, use) => {
      const thisWeek = String(Math.floor(Date.now() / week));
      await use(
        new FaultlessPages({
          buildFolder: fileURLToPath(buildFolder),
          cacheFolder: fileURLToPath(
            new URL('.cache/tests/pages/', projectFolder),
          ),
          circumstances: [
            await hashFiles(projectFolder, testFiles),
            browser.version(),
            thisWeek,
          ],
        }),
      );
    },
    { scope: 'worker' },
  ],
});

const { pages, redirectPages, inSitemap } = builtPages();

test('there are pages', () => {
  expect(pages.size).toBeGreaterThan(143);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([...kinds.pages, ...inSitemap]),
  );
});

for (const path of kinds.pages) {
  test(`${path}: no complaint, no accessibility fault`, async ({
    visitor: page,
  }) => {
    expect(await findFaults(page, path, kinds)).toEqual([]);
  });
}

for (const [path, file] of pages) {
  if (kinds.pages.has(path)) {
    continue;
  }
  test(`${path}: no complaint, no accessibility fault`, async ({
    visitor: page,
    faultless,
    tab,
  }) => {
    const unchanged = process.env.FRESH !== '1' && faultless.includes(path);
    expect(unchanged ? [] : await findFaults(page, path, others)).toEqual([]);
    if (!unchanged) {
      const loaded = await loadedFiles(page);
      expect(tab.problems).toEqual([]);
      faultless.add(path, [file, ...loaded]);
    }
  });
}

// `tests/site/redirectPages.test.ts` makes sure that they are all alike, and lead to pages.
for (const path of redirectPages.slice(0, 1)) {
  test(`${path}: no complaint`, async ({ visitor: page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page).not.toHaveURL(path);
  });
}

/** Opens a page, and looks at it in several ways. */
async function findFaults(
  page: Page,
  path: string,
  { looks, frame }: typeof kinds | typeof others,
): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await stopMotion(page);
  await takeAway(page, frame);
  await joinTokens(page);
  const faults: string[] = [];
  for (const { mode, size, rules } of looks) {
    await page.setViewportSize(size);
    await setColorMode(page, mode);
    await drawn(page);
    for (const fault of await accessibilityFaults(page, rules)) {
      faults.push(`${mode}, ${String(size.width)} px wide: ${fault}`);
    }
    // Wide tables and code blocks scroll sideways; the page doesn't.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    if (overflow > 0) {
      faults.push(`${String(size.width)} px wide: ${String(overflow)} over`);
    }
  }
  return faults;
}

/** The paths of what the page has loaded so far. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname),
  );
}

/**
 * Takes away what is the same on all pages: axe is a third faster without it. The theme still measures
 * the navbar, so there is an empty one.
 */
async function takeAway(page: Page, frame: readonly string[]): Promise<void> {
  await page.evaluate(selectors => {
    for (const part of document.querySelectorAll(selectors.join() || 'none')) {
      part.replaceWith(part.cloneNode());
    }
  }, frame);
}

/**
 * Leaves two of the code tokens of each kind, and makes plain text of the others: they look alike, and
 * most of what axe looks at on a page is tokens.
 */
async function joinTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counts = new Map<string, number>();
    for (const token of document.querySelectorAll('pre span:not([id])')) {
      const kind = `${token.parentElement?.className ?? ''} ${token.className}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > 2 && token.childElementCount === 0) {
        token.replaceWith(token.textContent ?? '');
      }
    }
  });
}

/** Waits until the page has been laid out in its present size: what scrolls is known then. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Every page that is in the build, by its path. */
function builtPages(): {
  /** Their files: paths in the build. */
  pages: Map<string, string>;
  /** Those that only lead to others. */
  redirectPages: string[];
  inSitemap: string[];
} {
  const sitemap = readFileSync(new URL('sitemap.xml', buildFolder), 'utf8');
  const inSitemap = (sitemap.match(/(?<=<loc>)[^<]+/g) ?? []).map(
    url => new URL(url).pathname,
  );
  const pages = new Map<string, string>();
  const redirectPages: string[] = [];
  for (const name of readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  }).sort()) {
    if (!name.endsWith('.html')) {
      continue;
    }
    const file = `/${name.replaceAll('\\', '/')}`;
    const path = file.replace(
      /(?<=.)\/index\.html$|(?<=^\/)index\.html$|(?<!404)\.html$/,
      '',
    );
    const html = readFileSync(new URL(`.${file}`, buildFolder), 'utf8');
    if (html.includes('http-equiv="refresh"')) {
      redirectPages.push(path);
    } else {
      pages.set(inSitemap.includes(`${path}/`) ? `${path}/` : path, file);
    }
  }
  return { pages, redirectPages, inSitemap };
}
