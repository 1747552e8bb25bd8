import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './page';

// What a page says: `tests/site/rulePages.test.ts`.

const panelOf = (page: Page): Locator => page.locator('[data-panel]');

for (const width of [390, 1440]) {
  test(`starts with an example, and says in a line how to fix or silence it, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rules/no-floating-promises');
    await expect(page.locator('.markdown ul').first()).toHaveCSS(
      'list-style-type',
      'none',
    );
    await expect(
      page.locator('.markdown figure [data-report]').first(),
    ).toBeInViewport();
    const panel = panelOf(page);
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(41);
    await panel.getByText('Fix or silence').click();
    await expect(panel.locator('dt:visible')).toHaveText([
      'Fix',
      'Turn on',
      'With options the defaults',
      'Turn off',
      'Silence a line',
      'The same in JSX',
      'Silence a file',
      'Leave it off?',
      'Looks wrong?',
    ]);
    await expect(
      panel.getByRole('link', { name: 'Report a problem' }),
    ).toHaveAttribute('href', /issues\/new\?template=.*no-floating-promises/);
    await panel.getByRole('link', { name: 'When not to use it' }).click();
    await expect(
      page.getByRole('heading', { name: 'When Not To Use It' }),
    ).toBeInViewport();
  });
}

test('copies with one click: its config, in the format that was chosen, and comments', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/rules/no-shadow');
  const panel = panelOf(page);
  const copies = async (button: Locator, text: string): Promise<void> => {
    await button.click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(text);
  };
  const rule = panel.locator('[data-copies="rule"]');
  await copies(
    rule,
    "'no-shadow': 'off',\n'@typescript-eslint/no-shadow': 'error',",
  );
  await expect(rule).toHaveText('Copied');
  await expect(rule).toHaveText('Copy rule');
  await copies(
    panel.getByRole('button', { name: 'Copy disable comment' }),
    '// eslint-disable-next-line @typescript-eslint/no-shadow -- reason',
  );
  await panel.getByText('Fix or silence').click();
  await copies(
    panel
      .locator('dl > div', { hasText: 'Silence a file' })
      .getByRole('button'),
    '/* eslint-disable @typescript-eslint/no-shadow -- reason */',
  );
  await panel.getByText('eslintrc', { exact: true }).click();
  await panel.getByText('Fix or silence').click();
  await copies(
    rule,
    '"no-shadow": "off",\n"@typescript-eslint/no-shadow": "error",',
  );
});

test('a config format is chosen once for the whole site', async ({ page }) => {
  const flat = page.getByText('export default tseslint.config').first();
  const eslintrc = page.getByText('module.exports = {').first();
  await page.goto('/rules/no-shadow');
  await page.getByText('Complete config for').click();
  await expect(flat).toBeVisible();
  await page.getByText('Legacy config (.eslintrc)').click();
  await expect(eslintrc).toBeVisible();
  await expect(flat).toBeHidden();
  await page.goto('/getting-started/');
  await expect(eslintrc).toBeVisible();
  await page.getByText('Flat config (eslint.config.js)').first().click();
  await open(page, '/rules/no-shadow');
  await page.getByText('Complete config for').click();
  await expect(flat).toBeVisible();
  await expect(eslintrc).toBeHidden();
});

test('what is folded unfolds for links to it, and all of it on paper', async ({
  page,
}) => {
  await page.goto('/rules/no-floating-promises#options-ignorevoid');
  await expect(page.locator('#options-ignorevoid')).toBeInViewport();

  await open(page, '/rules/semi');
  const option = page.getByRole('heading', { name: 'omitLastInOneLineBlock' });
  await expect(option).toBeHidden();
  await page
    .locator('.theme-doc-toc-desktop')
    .getByRole('link', { name: 'omitLastInOneLineBlock' })
    .click();
  await expect(option).toBeInViewport();
  await open(page, '/rules/semi#options-omitlastinonelineblock');
  await expect(
    page.locator('#options-omitlastinonelineblock'),
  ).toBeInViewport();

  await page.goto('/rules/no-shadow');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('eslint.config.mjs').first()).toBeVisible();
  await expect(page.getByText('.eslintrc.cjs').first()).toBeVisible();
  await expect(
    page.locator('article').getByRole('button').filter({ visible: true }),
  ).toHaveCount(0);
});
