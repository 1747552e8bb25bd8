import type { Page } from '@playwright/test';
import { inCatalogue } from '../errorCatalogue.mjs';
import { accessibilityFaults } from './axe';
import {
  expect,
  hydrated,
  moveTo,
  navbarLink,
  nextDocLink,
  night,
  open,
  settled,
  test,
  title,
} from './page';
import { modalHits, searchFor } from './search';
import { holdScripts } from './slowScripts';

const markdown = '/rules/no-floating-promises';
const otherMarkdown = '/rules/no-misused-promises';
const mdx = '/users/configs';
const otherMdx = '/getting-started/typed-linting/monorepos';

/**
 * How one page follows another, for pages in Markdown and in MDX, both ways: from the page that a reader
 * came to, whose HTML React keeps, and from one that React rendered.
 */
const steps = [
  [markdown, mdx, 'strict'],
  [mdx, markdown, 'options'],
  [markdown, otherMarkdown, 'options'],
  [mdx, otherMdx, 'next-steps'],
] as const;
const ways = steps.flatMap(([from, to, hash], index) =>
  (['first', 'second'] as const).map((place, other) => {
    // The two that have nothing in common.
    const details = index === other ? {} : night;
    return { from, place, to, hash, details };
  }),
);

/** What says that a page is being loaded. */
const bar = (page: Page) => page.locator('#nprogress');

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** How far an element is from where a link to it scrolls, in pixels. */
function offPlace(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate(element => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { top } = element.getBoundingClientRect();
    return Math.abs(top - parseFloat(scrollPaddingTop));
  });
}

/** Adds a link to the text, as one that the text has, and returns it. */
async function addLink(page: Page, address: string) {
  const text = `A link to ${address}`;
  await page.evaluate(
    ({ href, textContent }) => {
      const link = document.createElement('a');
      document
        .querySelector('main p')
        ?.append(' ', Object.assign(link, { href, textContent }));
    },
    { href: address, textContent: text },
  );
  return page.getByRole('link', { name: text });
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

for (const { from, place, to, hash, details } of ways) {
  test(
    `${from} as the ${place} page stays, under a progress bar, until ${to} is there`,
    details,
    async ({ page }) => {
      await openAs(page, place, from);
      const old = await title(page).innerText();
      const release = await holdScripts(page);
      await moveTo(page, `${to}#${hash}`);
      await expect(bar(page)).toHaveCount(1);
      await expect(title(page)).toHaveText(old);
      await expect(page.getByRole('main')).toContainText(/\w{5}/);
      expect(await accessibilityFaults(page)).toEqual([]);
      release();
      await expect(title(page)).not.toHaveText(old);
      await expect(bar(page)).toHaveCount(0);
      await expect.poll(() => offPlace(page, hash)).toBeLessThan(2);
      await settled(page);
      expect(await offPlace(page, hash)).toBeLessThan(2);
      await page.goBack();
      await expect(title(page)).toHaveText(old);
      await page.goForward();
      await expect(title(page)).not.toHaveText(old);
    },
  );

  test.describe('where that fails', () => {
    test.use({ expectedProblems: /ERR_FAILED|ChunkLoadError|Loading/ });

    test(
      `${to} is loaded as a whole after ${from}, the ${place} page`,
      place === 'first' && to === mdx
        ? inCatalogue('route-load-failure')
        : night,
      async ({ page, problems }) => {
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
          expect.stringMatching(/^console warning: .*ChunkLoadError/),
        );
      },
    );
  });
}

// Their documents grow once the page before has left: its class, and the styles of old posts.
for (const [from, to, hash] of [
  ['/rules/', '/troubleshooting/', 'two-reports'],
  ['/rules/', '/rules/no-floating-promises', 'options'],
  ['/blog', '/blog/announcing-typescript-eslint-v6', 'replace-removed-rules'],
] as const) {
  test(`from ${from}, a link leads to the place ${hash} of ${to}`, async ({
    page,
  }) => {
    await open(page, from);
    await moveTo(page, `${to}#${hash}`);
    await expect.poll(() => offPlace(page, hash)).toBeLessThan(2);
    await settled(page);
    expect(await offPlace(page, hash)).toBeLessThan(2);
  });
}

for (const from of [markdown, mdx]) {
  test(
    `${from}: links lead to where they should, and back to where one was`,
    from === markdown ? {} : night,
    async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('docusaurus.tab.eslint-config', 'legacy'),
      );
      await open(page, from);

      await test.step('another page starts at its top, with the config format that was chosen', async () => {
        const link = await addLink(page, otherMarkdown);
        await page.evaluate(() => scrollTo(0, 700));
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(otherMarkdown);
        await expect.poll(() => scrolled(page)).toBe(0);
        await expect(
          page.locator('main input[value=legacy]').first(),
        ).toBeChecked();
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(700);
      });

      await test.step('a link within the page scrolls, and nothing else', async () => {
        const target = page.locator('main h2[id]').last();
        const id = (await target.getAttribute('id')) ?? '';
        await (await addLink(page, `${from}#${id}`)).click();
        await expect(page).toHaveURL(`${from}#${id}`);
        await expect(target).toBeInViewport();
        const other = page.locator('.toc-highlight').first();
        await other.click();
        await expect(page).toHaveURL(
          from + ((await other.getAttribute('href')) ?? ''),
        );
        await expect(target).not.toBeInViewport();
      });

      await test.step('a result of the search leads to its section', async () => {
        await searchFor(page, 'ignoreVoid');
        await modalHits(page)
          .getByText('ignoreVoid', { exact: true })
          .last()
          .click();
        await expect(page).toHaveURL(/\/rules\/no-floating-promises#/);
        const { hash } = new URL(page.url());
        await expect.poll(() => offPlace(page, hash.slice(1))).toBeLessThan(2);
      });
    },
  );
}

test('links load pages without a reload, and from their top', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  await navbarLink(page, 'Docs').click();
  await expect(page).toHaveURL('/getting-started/');
  await navbarLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/getting-started/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await nextDocLink(page).click();
  await expect(page).not.toHaveURL('/getting-started/');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test.describe('the progress bar', () => {
  // Time stands still unless a test moves it: a busy machine changes nothing.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('appears after 200 ms of waiting, and not when the page is there sooner', async ({
    page,
  }) => {
    await open(page, mdx);
    await page.clock.pauseAt(Date.now() + 60_000);
    await moveTo(page, '/maintenance/branding');
    await expect(title(page)).toHaveText(/brand/i);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);

    const release = await holdScripts(page);
    await moveTo(page, otherMdx);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.resume();
    release();
    await expect(bar(page)).toHaveCount(0);
  });

  test('leaves a reader who is back before the other page has loaded', async ({
    page,
  }) => {
    await open(page, '/play');
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdScripts(page);
    for (const name of ['Rules', 'Playground']) {
      await navbarLink(page, name).evaluate((element: HTMLElement) =>
        element.click(),
      );
    }
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    release();
  });
});

test('what a reader is about to open is prefetched, unless they save data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      get: () =>
        JSON.parse(
          document.documentElement.dataset.connection ?? '{}',
        ) as unknown,
    });
  });
  const connectWith = (connection: object) =>
    page.evaluate(
      text => {
        document.documentElement.dataset.connection = text;
      },
      JSON.stringify({ saveData: false, effectiveType: '4g', ...connection }),
    );
  const prefetched = (suffix: string) =>
    page.locator(`link[rel=prefetch][href$="${suffix}"]`);
  const release = await holdScripts(page);
  await page.goto(markdown);
  await connectWith({ saveData: true });
  await navbarLink(page, 'Docs').focus();
  await connectWith({ effectiveType: '2g' });
  await navbarLink(page, 'Blog').focus();
  await connectWith({});
  const asked = page.waitForRequest(
    request => new URL(request.url()).pathname === otherMarkdown,
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: 'no-misused-promises' })
    .first()
    .focus();
  await asked;
  await expect(prefetched(otherMarkdown)).toHaveCount(1);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);

  await test.step('with React there, its scripts', async () => {
    release();
    await hydrated(page);
    for (const [connection, path] of [
      [{ saveData: true }, mdx],
      [{ effectiveType: '2g' }, otherMdx],
    ] as const) {
      await connectWith(connection);
      await (await addLink(page, path)).hover();
    }
    await expect(prefetched('.js')).toHaveCount(0);
    await connectWith({});
    await (await addLink(page, '/blog')).hover();
    await expect(prefetched('.js').first()).toBeAttached();
  });
});
