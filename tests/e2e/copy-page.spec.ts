import { expect, night, test } from './page';

test('copies the page as Markdown, before React is there', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules/no-floating-promises');
  await page.getByRole('button', { name: 'Copy page' }).first().click();
  await expect(
    page.getByRole('button', { name: 'Copied' }).first(),
  ).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^.+llms\.txt\)\n\n# no-floating-promises\n/);
  expect(text).toContain('(`floatingVoid`)');
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('says so when the page can’t be had', night, async ({ page }) => {
    await page.route('**/*.md', route => route.abort());
    await page.goto('/rules/no-floating-promises');
    await page.getByRole('button', { name: 'Copy page' }).first().click();
    await expect(
      page.getByRole('button', { name: 'Copying failed' }).first(),
    ).toBeVisible();
  });
});
