import { expect, open, test } from './page';

test('an upgrade can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/config/upgrade-from-5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Upgrade from 5.62 to 7.11',
  );
  const options = page
    .getByRole('row')
    .filter({ hasText: 'strict-boolean-expressions' });
  await expect(options).toContainText(
    'allowNullableEnum: default true → false',
  );
  await expect(
    options.getByRole('link', { name: 'strict-boolean-expressions' }),
  ).toHaveAttribute('href', '/rules/strict-boolean-expressions');
  await context.close();
});

test('an upgrade is applied to the config on the page', async ({ page }) => {
  await open(page, '/config');
  await page
    .getByLabel('Your config', { exact: true })
    .fill(
      '{ "rules": { "@typescript-eslint/no-parameter-properties": "error" } }',
    );
  const part = page.locator('#upgrade');
  await expect(
    part.getByText('no-parameter-properties was removed in 6.0.0.'),
  ).toBeVisible();
  await expect(part.getByLabel('Changed lines')).toContainText(
    '+ { "rules": { "@typescript-eslint/parameter-properties": "error" } }',
  );
  await part.getByRole('checkbox').uncheck();
  await expect(part.getByLabel('Changed lines')).toHaveCount(0);
});

test('the list of rules shows what is new since a version', async ({
  page,
}) => {
  await open(page, '/rules/?since=7.0');
  await expect(
    page.getByRole('rowheader', { name: 'only-throw-error' }),
  ).toBeVisible();
  await expect(
    page.getByRole('rowheader', { name: 'no-explicit-any' }),
  ).toHaveCount(0);
  await page
    .getByRole('combobox', { name: 'New since' })
    .selectOption('In any version');
  await expect(
    page.getByRole('rowheader', { name: 'no-explicit-any' }),
  ).toBeVisible();
});
