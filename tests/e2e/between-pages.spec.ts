import type { Page } from '@playwright/test';
import { expect, hydrated, moveTo, navbarLink, open, test } from './page';
import { modalHits, searchFor } from './search';
import { holdScripts } from './slowScripts';

// How one page follows another, for pages in Markdown and in MDX, both ways: from the page that a reader
// came to, whose HTML React keeps, and from one that React rendered.

const markdown = '/rules/no-floating-promises';
const otherMarkdown = '/rules/no-misused-promises';
const mdx = '/users/configs';
const otherMdx = '/getting-started/typed-linting/monorepos';

const steps: [from: string, to: string, hash: string][] = [
  [markdown, otherMarkdown, 'options'],
  [markdown, mdx, 'strict'],
  [mdx, markdown, 'options'],
  [mdx, otherMdx, 'next-steps'],
];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.locator('#nprogress');

/** Adds a link to the text, as one that the text has, and returns it. */
async function addLink(page: Page, address: string) {
  await page.evaluate(href => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'A link for a test';
    document.querySelector('main p')?.append(' ', link);
  }, address);
  return page.getByRole('link', { name: 'A link for a test' });
}

/** Opens a page: the first one, or one that came after another. */
async function openAs(
  page: Page,
  place: 'first' | 'second',
  path: string,
): Promise<void> {
  if (place === 'first') {
    await open(page, path);
    return;
  }
  await open(page, '/blog');
  await moveTo(page, path);
  await expect(page).toHaveURL(path);
  await expect(title(page)).not.toHaveText('Blog');
}

for (const place of ['first', 'second'] as const) {
  for (const [from, to, hash] of steps) {
    test.describe(`${from} as the ${place} page, then ${to}`, () => {
      test('it stays, under a progress bar, until the next one is there', async ({
        page,
      }) => {
        await openAs(page, place, from);
        const old = await title(page).innerText();
        const release = await holdScripts(page);
        await moveTo(page, `${to}#${hash}`);
        await expect(bar(page)).toHaveCount(1);
        await expect(title(page)).toHaveText(old);
        await expect(page.getByRole('main')).toContainText(/\w{5}/);
        release();
        await expect(title(page)).not.toHaveText(old);
        await expect(bar(page)).toHaveCount(0);
        await expect(page.locator(`#${hash}`)).toBeInViewport();
        await page.goBack();
        await expect(title(page)).toHaveText(old);
        await page.goForward();
        await expect(title(page)).not.toHaveText(old);
      });

      test.describe('where that fails', () => {
        test.use({ expectedProblems: /ERR_FAILED|ChunkLoadError|Loading/ });

        test('it is loaded as a whole', async ({ page, problems }) => {
          await openAs(page, place, from);
          await page.evaluate(() => {
            document.documentElement.dataset.beforeReload = '';
          });
          let failing = true;
          await page.route('**/*.js', async route => {
            await (failing ? route.abort() : route.continue());
          });
          page.on('request', request => {
            failing &&= !request.isNavigationRequest();
          });
          await moveTo(page, to);
          await expect(page.locator('html[data-before-reload]')).toHaveCount(0);
          await expect(page).toHaveURL(to);
          await expect(title(page)).toBeVisible();
          expect(problems).toContainEqual(
            expect.stringMatching(/^console warning: /),
          );
        });
      });
    });
  }
}

test('a reader who is back before the other page has loaded is left without a bar', async ({
  page,
}) => {
  await open(page, '/play');
  const release = await holdScripts(page);
  const links = ['Rules', 'Playground'].map(name => navbarLink(page, name));
  for (const link of links) {
    await link.evaluate((element: HTMLElement) => {
      element.click();
    });
  }
  // The bar comes 200 ms after the reader has left.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1000)));
  await expect(bar(page)).toHaveCount(0);
  release();
});

for (const from of [markdown, mdx]) {
  test(`${from}: a result of the search leads to its section`, async ({
    page,
  }) => {
    await open(page, from);
    await searchFor(page, 'ignoreVoid');
    await modalHits(page).getByText('ignoreVoid', { exact: true }).click();
    await expect(page).toHaveURL(/\/rules\/no-floating-promises#/);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeInViewport();
  });

  test(`${from}: going back and forward leads to where one was`, async ({
    page,
  }) => {
    await open(page, from);
    const link = await addLink(page, otherMarkdown);
    await page.evaluate(() => {
      scrollTo(0, 700);
    });
    await link.evaluate((element: HTMLElement) => {
      element.click();
    });
    await expect(page).toHaveURL(otherMarkdown);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test(`${from}: a config format that was chosen is chosen on the next page`, async ({
    page,
  }) => {
    await page.goto(from);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.tab.eslint-config', 'legacy');
    });
    await page.reload();
    await hydrated(page);
    await moveTo(page, otherMarkdown);
    await expect(
      page.locator('main input[value=legacy]').first(),
    ).toBeChecked();
  });

  test(`${from}: a link within the page scrolls, and nothing else`, async ({
    page,
  }) => {
    await open(page, from);
    const target = page.locator('main h2[id]').last();
    const id = (await target.getAttribute('id')) ?? '';
    await (await addLink(page, `${from}#${id}`)).click();
    await expect(page).toHaveURL(`${from}#${id}`);
    await expect(target).toBeInViewport();
  });
}

test('a link that is pointed at or focused has its page prefetched', async ({
  page,
}) => {
  await page.goto(markdown);
  const hinted = (path: string) =>
    page.locator(`link[rel=prefetch][href="${path}"]`);
  const asked = page.waitForRequest(
    request => new URL(request.url()).pathname === otherMarkdown,
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: 'no-misused-promises' })
    .first()
    .focus();
  await asked;
  await expect(hinted(otherMarkdown)).toHaveCount(1);
});

test('with React there, the scripts of the page are', async ({ page }) => {
  await open(page, markdown);
  await (await addLink(page, mdx)).hover();
  await expect(
    page.locator('link[rel=prefetch][href$=".js"]').first(),
  ).toBeAttached();
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto(markdown);
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await (await addLink(page, mdx)).hover();
    await page.waitForTimeout(300);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}
