import type { Locator } from '@playwright/test';
import { inCatalogue } from '../errorCatalogue.mjs';
import {
  expect,
  hydrated,
  navbarLink,
  night,
  open,
  settled,
  test,
} from './page';
import {
  modalField,
  modalHits,
  modalStart,
  searchButton,
  searchFor,
  searchModal,
} from './search';
import { translate } from './translate';

test('opens by its button and keys, and gives the focus back', async ({
  page,
}) => {
  await open(page, '/users/configs');
  for (const [how, openModal, close] of [
    [
      'by click and Escape',
      () => searchButton(page).click(),
      () => page.keyboard.press('Escape'),
    ],
    ...['Control+k', 'Meta+k'].map(
      key =>
        [
          `by ${key}, both`,
          () => page.keyboard.press(key),
          () => page.keyboard.press(key),
        ] as const,
    ),
    [
      'by a slash, which is not typed',
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Escape'),
    ],
  ] as const) {
    await test.step(how, async () => {
      await openModal();
      await expect(modalField(page)).toBeFocused();
      await expect(modalField(page)).toHaveValue('');
      await close();
      await expect(searchModal(page)).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
    });
  }
  await searchButton(page).click();
  await expect(modalField(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(searchModal(page)).toBeHidden();

  await test.step('not by a slash in a field', async () => {
    await page.goto('/search');
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
      'a/b',
    );
    await expect(searchModal(page)).toBeHidden();
  });
});

test('starts with good pages, which the arrows lead through, and with those that were found before', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const start = modalStart(page);
  await expect(start.first()).toBeVisible();
  await expect(modalField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(start.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(modalField(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(start.last()).toBeFocused();
  await page.keyboard.type('promise');
  await expect(modalField(page)).toHaveValue('promise');
  await expect(modalHits(page).first()).toBeVisible();
  await expect(start.first()).toBeHidden();
  await modalField(page).fill('');
  await searchModal(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/troubleshooting\/$/);
  await expect(searchModal(page)).toBeHidden();

  await searchFor(page, 'no-explicit-any');
  await expect(modalHits(page).first()).toContainText('Disallow the any type');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/no-explicit-any$/);
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('no-explicit-any');
  await expect(searchModal(page)).toBeHidden();

  await test.step('they can be saved, opened, and removed', async () => {
    await navbarLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await page.keyboard.press('Control+k');
    const before = (name: string): Locator =>
      searchModal(page).getByRole('navigation', { name }).getByRole('link');
    await expect(before('Recent pages')).toHaveText([/no-explicit-any/]);
    await searchModal(page)
      .getByRole('button', { name: 'Save this page here' })
      .click();
    await expect(before('Saved pages')).toHaveText([/no-explicit-any/]);
    await expect(before('Recent pages')).toHaveCount(0);
    await modalField(page).press('Enter');
    await expect(page).toHaveURL(/\/rules\/no-explicit-any$/);
    await page.keyboard.press('Control+k');
    await searchModal(page)
      .getByRole('button', { name: 'Remove this page from the list' })
      .click();
    await expect(before('Saved pages')).toHaveCount(0);
    await modalField(page).press('Enter');
    await expect(modalField(page)).toBeVisible();
  });
});

test(
  'what is in the storage of a list, but no page, is not shown, and goes',
  night,
  async ({ page }) => {
    const key = '__DOCSEARCH_RECENT_SEARCHES__documentation';
    await page.addInitScript(
      ([name, junk]) => localStorage.setItem(name, junk),
      [
        key,
        JSON.stringify([
          null,
          5,
          { hierarchy: null },
          {
            url: '/rules/semi',
            hierarchy: { lvl1: '<img src="x" onerror="broken=1">' },
          },
        ]),
      ] as const,
    );
    await open(page, '/users/configs');
    await page.keyboard.press('Control+k');
    const recent = searchModal(page).getByRole('navigation', {
      name: 'Recent pages',
    });
    await expect(recent.getByRole('link')).toHaveText([/<img src="x"/]);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    const kept = await page.evaluate(name => localStorage.getItem(name), key);
    expect(JSON.parse(kept ?? '')).toHaveLength(1);
  },
);

test('going back closes it, and no more', async ({ page }) => {
  await open(page, '/blog');
  await navbarLink(page, 'Docs').click();
  await expect(page).toHaveURL(/getting-started/);
  await searchFor(page, 'promise');
  await expect(modalHits(page).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(searchModal(page)).toBeHidden();
  await expect(page).toHaveURL(/getting-started/);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('it goes on in a translated page', night, async ({ page }) => {
  await open(page, '/users/configs');
  await searchFor(page, 'promise');
  await expect(modalHits(page).first()).toBeVisible();
  await translate(page);
  await modalField(page).fill('ignoreVoid');
  await expect(modalHits(page).nth(1)).toContainText('no-floating-promises');
  await translate(page);
  await modalField(page).fill('zzqqxx');
  await expect(searchModal(page)).toContainText('zzqqxx');
  await translate(page);
  await modalField(page).fill('');
  await expect(modalStart(page).first()).toBeVisible();
});

test('the focus stays in it, and a hit on the same page lands at its place', async ({
  page,
}) => {
  await open(page, '/rules/no-floating-promises');
  await searchFor(page, 'ignoreVoid');
  await expect(modalHits(page).first()).toContainText('ignoreVoid');
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('#__docusaurus') === null,
      ),
    ).toBe(true);
  }
  await modalHits(page).first().click();
  await expect(page).toHaveURL(/\/rules\/no-floating-promises#/);
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect
    .poll(async () => (await target.boundingBox())?.y ?? 999)
    .toBeLessThan(150);
});

test('its button shows its keys', async ({ page }) => {
  for (const [platform, keys] of [
    ['Win32', 'Ctrl K'],
    ['MacIntel', '⌘K'],
  ] as const) {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'platform', {
        configurable: true,
        get: () => value,
      });
    }, platform);
    await page.goto('/users/configs');
    const shown = await searchButton(page)
      .locator('kbd')
      .evaluate(element => getComputedStyle(element, '::before').content);
    expect(shown).toBe(`"${keys}"`);
  }
});

test('nothing of it is loaded before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await open(page, '/users/configs');
  await settled(page);
  const before = loaded.length;
  expect(loaded.filter(url => url.includes('/assets/search/'))).toEqual([]);
  await searchButton(page).hover();
  await expect
    .poll(() =>
      loaded.slice(before).filter(url => url.includes('/assets/search/index')),
    )
    .toHaveLength(1);
});

test('leads to pages by keyboard alone, to their sections, and to all results', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'Unexpected any. Specify a different type.');
  await expect(modalHits(page).first()).toContainText('no-explicit-any');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/no-explicit-any$/);
  await expect(searchModal(page)).toBeHidden();

  await test.step('the arrows move through results from the first, which the field stands for', async () => {
    await searchFor(page, 'promise');
    await expect(modalHits(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(modalHits(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(modalHits(page).nth(2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(modalField(page)).toBeFocused();
  });

  await test.step('a section', async () => {
    await modalField(page).fill('ignoreVoid');
    await modalHits(page)
      .getByText('ignoreVoid', { exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/rules\/no-floating-promises#/);
    await expect(searchModal(page)).toBeHidden();
  });

  await searchFor(page, 'no-throw-literal');
  await expect(modalHits(page).first()).toContainText('Deprecated');
  await modalField(page).fill('promise');
  await searchModal(page)
    .getByRole('link', { name: /^See all \d+ pages$/ })
    .click();
  await expect(page).toHaveURL('/search?q=promise');
  await hydrated(page);
  await expect(searchModal(page)).toBeHidden();
});

test(
  'offers other queries, and a prefilled issue, when nothing is found',
  inCatalogue('search-without-hits'),
  async ({ page }) => {
    await open(page, '/');
    await searchFor(page, 'zzqqxx');
    const modal = searchModal(page);
    await expect(modal).toContainText('No results for “zzqqxx”');
    await expect(modal).toContainText('Try searching for');
    await expect(modal).toContainText(
      'Believe this query should return results?',
    );
    const report = modal.getByRole('link', { name: 'Let us know.' });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain('zzqqxx');
    await modal.getByRole('button', { name: 'typed linting' }).click();
    await expect(modalField(page)).toHaveValue('typed linting');
    await expect(modalHits(page).first()).toContainText('Typed Linting');
  },
);
