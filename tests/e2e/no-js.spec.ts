import { expect, navbarLink, nextDocLink, test } from './page';
import { searchButton } from './search';

test.use({ javaScriptEnabled: false });

for (const [path, text] of [
  ['/', /TypeScript/],
  ['/getting-started/', /npm install/],
  ['/rules/', /no-floating-promises/],
  ['/rules/no-floating-promises', /Promise/],
  ['/users/configs', /strict-type-checked/],
  ['/blog/asts-and-typescript-eslint', /abstract syntax tree/i],
] as const) {
  test(`${path} reads well`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main, article').first()).toContainText(text);
  });
}

test('links lead on', async ({ page }) => {
  await page.goto('/');
  await navbarLink(page, 'Docs').click();
  await expect(page).toHaveURL(/\/getting-started\/?$/);
  await nextDocLink(page).click();
  await expect(page).not.toHaveURL(/\/getting-started\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone, the menus lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users/configs');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Versioning' }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL(/\/rules\/$/);
});

test('the search, which needs scripts, is not offered', async ({ page }) => {
  await page.goto('/users/configs');
  await expect(searchButton(page)).toBeHidden();
});

test('each version of a config can be chosen', async ({ page }) => {
  await page.goto('/getting-started/');
  const formats = page
    .getByRole('radiogroup', { name: 'Config format' })
    .first();
  const eslintrc = page.getByText('module.exports = {').first();
  await expect(eslintrc).toBeHidden();
  await formats.getByText('Legacy config').click();
  await expect(eslintrc).toBeVisible();
});

test('collapsed sections can be opened', async ({ page }) => {
  await page.goto('/users/configs');
  for (const details of await page.locator('main details:visible').all()) {
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open', '');
  }
});

test('the list of rules has no buttons that would do nothing', async ({
  page,
}) => {
  await page.goto('/rules/');
  const head = page.getByRole('columnheader', { name: 'Rule', exact: true });
  await expect(head).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
