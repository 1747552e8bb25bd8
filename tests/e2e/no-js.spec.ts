import {
  expect,
  menuButton,
  navbarLink,
  nextDocLink,
  sectionMenu,
  test,
  title,
} from './page';
import { searchButton } from './search';

test.use({ javaScriptEnabled: false });

test('pages read well, and links lead on', async ({ page }) => {
  for (const [path, text] of [
    ['/rules/', /no-floating-promises/],
    ['/rules/no-floating-promises', /Promise/],
    ['/users/configs', /strict-type-checked/],
    ['/blog/asts-and-typescript-eslint', /abstract syntax tree/i],
    ['/', /TypeScript/],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('main, article').first()).toContainText(text);
    // The search needs scripts.
    await expect(searchButton(page)).toBeHidden();
  }
  await navbarLink(page, 'Docs').click();
  await expect(page).toHaveURL(/\/getting-started\/?$/);
  await expect(page.getByRole('main')).toContainText('npm install');

  await test.step('each version of a config can be chosen', async () => {
    const formats = page
      .getByRole('radiogroup', { name: 'Config format' })
      .first();
    const eslintrc = page.getByText('module.exports = {').first();
    await expect(eslintrc).toBeHidden();
    await formats.getByText('Legacy config').click();
    await expect(eslintrc).toBeVisible();
  });

  await nextDocLink(page).click();
  await expect(page).not.toHaveURL(/\/getting-started\/?$/);
  await expect(title(page)).toBeVisible();
});

test('on a phone, the menus lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users/configs');
  await menuButton(page).click();
  await expect(
    sectionMenu(page).getByRole('link', { name: 'Versioning' }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL(/\/rules\/$/);
});

test('what is folded can be opened, on pages and in the sidebar', async ({
  page,
}) => {
  await page.goto('/users/configs');
  for (const details of await page.locator('main details:visible').all()) {
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open', '');
  }
  await page.goto('/rules/no-shadow');
  await page.getByText('Complete config for').click();
  await expect(page.getByText('eslint.config.mjs').first()).toBeVisible();
  await page.getByText('Legacy config (.eslintrc)').click();
  await expect(page.getByText('.eslintrc.cjs').first()).toBeVisible();
  const sidebar = sectionMenu(page);
  await sidebar.getByText('Deprecated rules').click();
  await expect(sidebar.getByRole('link', { name: 'indent' })).toBeVisible();
});

test('there is nothing that would do nothing', async ({ page }) => {
  await page.goto('/rules/');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('columnheader', { name: 'Rule', exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('row', { name: /^indent / })).toBeVisible();
  await expect(
    main.getByRole('row', { name: /^no-floating-promises / }),
  ).toContainText('recommendedTypeChecked');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('form')).toBeHidden();

  await page.goto('/rules/no-shadow');
  await expect(sectionMenu(page).getByRole('searchbox')).toBeHidden();
  const panel = page.locator('[data-panel]');
  await panel.getByText('Fix or silence').click();
  await expect(panel.getByText('// eslint-disable-next-line')).toBeVisible();
  // Neither in the panel, nor on examples and in the table of options.
  await expect(main.getByRole('button')).toHaveCount(0);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('has a search', async ({ page }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('floating promises');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=floating+promises');
  });
});
