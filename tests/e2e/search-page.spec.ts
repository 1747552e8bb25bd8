import { expect, hydrated, night, open, test, title } from './page';
import { pageField, pageResults } from './search';
import { holdScripts } from './slowScripts';

test('answers when it is opened directly, and follows what is typed', async ({
  page,
}) => {
  await open(page, '/search?q=unused variables');
  const main = page.getByRole('main');
  await expect(pageField(page)).toHaveValue('unused variables');
  await expect(page).toHaveTitle(/^Search: unused variables/);
  await expect(main.getByRole('status')).toHaveText(/^\d+ pages?$/);
  await expect(main.locator('li').first().locator('mark').first()).toHaveText(
    /unused/i,
  );
  await pageField(page).fill('floating promises');
  await expect(pageResults(page).first()).toHaveText('no-floating-promises');
  await expect(page).toHaveURL('/search?q=floating+promises');
  await pageResults(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/rules/no-floating-promises');
  await page.goBack();
  await expect(pageField(page)).toHaveValue('floating promises');
  await expect(pageResults(page).first()).toHaveText('no-floating-promises');
});

test('keeps what is typed before the page is alive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.pressSequentially('no-floa');
  release();
  await field.pressSequentially('ting');
  await hydrated(page);
  await expect(field).toHaveValue('no-floating');
  await expect(
    page.getByRole('link', { name: 'no-floating-promises' }).first(),
  ).toBeVisible();
});

test('asks for a query, and offers places to start', async ({ page }) => {
  await open(page, '/search');
  await expect(pageField(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toBeHidden();
  await main.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/troubleshooting\/$/);
});

test('leaves the focus where a reader has put it before the page is alive', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: 'FAQ' });
  await link.focus();
  release();
  await hydrated(page);
  await expect(link).toBeFocused();
});

test('pages through many results, of all parts of the site or one', async ({
  page,
}) => {
  await open(page, '/search?q=type');
  const first = await pageResults(page).first().textContent();
  const paging = page.getByRole('navigation', { name: 'Pages of results' });
  await paging.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/search?q=type&page=2');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^11 to 20 of \d+ pages$/,
  );
  await expect(pageResults(page).first()).not.toHaveText(first ?? '');
  await expect(pageResults(page).first()).toBeInViewport();
  await page.goBack();
  await expect(pageResults(page).first()).toHaveText(first ?? '');

  const parts = page.getByRole('navigation', { name: 'Where to search' });
  for (const [name, only] of [
    ['Rules', /^\/rules\//],
    ['Blog', /^\/blog\//],
    ['Guides', /^\/(?!rules\/|blog\/)/],
  ] as const) {
    await parts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/search?q=type&in=${name.toLowerCase()}`);
    await expect
      .poll(async () => {
        const addresses = await pageResults(page)
          .getByRole('link')
          .evaluateAll(links => links.map(link => link.getAttribute('href')));
        return (
          addresses.length > 0 && addresses.every(one => only.test(one ?? ''))
        );
      })
      .toBe(true);
  }
});

test('is of use by keyboard alone', async ({ page }) => {
  await open(page, '/search');
  await page.keyboard.type('ban-types');
  await expect(pageResults(page).first()).toHaveText(/^ban-types/);
  // The parts of the site stand between the field and the results.
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
  }
  await expect(pageResults(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rules/ban-types');
});

test(
  'a result is opened while the address waits for a pause in typing',
  night,
  async ({ page }) => {
    await open(page, '/search?q=ban-type');
    const result = pageResults(page).first().getByRole('link');
    await expect(result).toHaveText(/^ban-types/);
    // The page takes longer than the pause.
    await page.route('**/assets/js/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.getByRole('searchbox').press('End');
    await page.keyboard.type('s');
    await result.click();
    await expect(title(page)).toHaveText('ban-types');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=ban-types');
    await expect(page.getByRole('searchbox')).toHaveValue('ban-types');
  },
);

test('offers other queries when nothing is found', night, async ({ page }) => {
  await open(page, '/search?q=zzqqxx');
  const main = page.getByRole('main');
  await expect(main).toContainText('No results for “zzqqxx”');
  await main.getByRole('button', { name: 'getting started' }).click();
  await expect(pageField(page)).toHaveValue('getting started');
  await expect(pageResults(page).first()).toBeVisible();
});
