import { expect, open, test } from './page';

test('an upgrade is applied to the config on the page', async ({ page }) => {
  await page.goto('/config');
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
