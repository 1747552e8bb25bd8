import { inCatalogue } from '../errorCatalogue.mjs';
import { expect, hydrated, open, settled, test } from './page';
import {
  modalField,
  modalHits,
  searchButton,
  searchFor,
  searchModal,
} from './search';

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
  const start = searchModal(page).getByRole('navigation', {
    name: 'Good places to start',
  });
  await expect(start.getByRole('link').first()).toBeVisible();
  // The list is there a moment before the field has the focus, and with it the keys.
  await expect(modalField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(start.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(modalField(page)).toBeFocused();
  await page.keyboard.type('promise');
  await expect(modalHits(page).first()).toBeVisible();
  await expect(start).toBeHidden();
  await modalField(page).fill('');
  await start.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/troubleshooting\/$/);
  await expect(searchModal(page)).toBeHidden();

  await searchFor(page, 'no-explicit-any');
  await expect(modalHits(page).first()).toContainText('Disallow the any type');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/no-explicit-any$/);
  // The address changes before the page does.
  await expect(page.locator('h1')).toHaveText('no-explicit-any');
  await expect(searchModal(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(searchModal(page)).toContainText('Recent pages');
  await expect(modalHits(page)).toHaveText([/no-explicit-any/]);
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
  await expect(modalHits(page).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(modalHits(page).first()).toContainText('no-explicit-any');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/no-explicit-any$/);
  await expect(searchModal(page)).toBeHidden();

  await test.step('the arrows move through results, and tell which is active', async () => {
    await searchFor(page, 'promise');
    await expect(modalHits(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = modalHits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(modalField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
  });

  await test.step('a section', async () => {
    await modalField(page).fill('ignoreVoid');
    await modalHits(page).getByText('ignoreVoid', { exact: true }).click();
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
