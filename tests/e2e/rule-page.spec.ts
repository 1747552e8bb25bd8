import { accessibilityFaults, stopMotion } from './axe';
import { expect, open, test } from './page';

test('says what the rule is before anything else', async ({ page }) => {
  await open(page, '/rules/no-floating-promises');
  const main = page.locator('article');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'no-floating-promises',
  );
  await expect(
    main.getByRole('link', { name: 'recommended-type-checked', exact: true }),
  ).toHaveAttribute('href', '/users/configs#recommended-type-checked');
  await expect(
    main.getByRole('link', { name: 'Type information' }),
  ).toHaveAttribute('href', /\/getting-started\/typed-linting/);
  await expect(main).toContainText('Suggestions in the editor');
});

test('gives a config for either format, in one click from the text', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/rules/no-shadow');
  await page.getByText('Turn on this rule alone').click();
  const configs = page.getByRole('group').filter({ hasText: 'rule alone' });
  const panel = configs.getByRole('tabpanel');
  await expect(panel.first()).toContainText("'no-shadow': 'off'");
  await panel.first().hover();
  await panel.first().getByRole('button', { name: /^Copy/ }).click();
  expect(
    await page.evaluate(async () => navigator.clipboard.readText()),
  ).toMatch(
    /^import tseslint from 'typescript-eslint';[^]*'@typescript-eslint\/no-shadow': 'error'[^]*\}\);\n?$/,
  );
  await page.getByRole('tab', { name: /Legacy config/ }).click();
  await expect(panel.filter({ visible: true })).toContainText('module.exports');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both configs can be read', async ({ page }) => {
    await page.goto('/rules/no-shadow');
    await page.getByText('Turn on this rule alone').click();
    await expect(page.getByText('eslint.config.mjs').first()).toBeVisible();
    await expect(page.getByText('.eslintrc.cjs').first()).toBeVisible();
  });
});

test('has its sections in the table of contents', async ({ page }) => {
  await open(page, '/rules/no-floating-promises');
  const contents = page.locator('.table-of-contents').first();
  for (const name of ['How to Use', 'Examples', 'Options', 'Resources']) {
    await expect(
      contents.getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', `#${name.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('has a link to each option', async ({ page }) => {
  await open(page, '/rules/space-before-blocks#options-keywords');
  const row = page.locator('#options-keywords');
  await expect(row).toBeInViewport();
  await expect(row).toContainText("'never'");
  await expect(row.getByRole('link', { name: 'keywords' })).toHaveAttribute(
    'href',
    '#options-keywords',
  );
  await open(page, '/rules/no-floating-promises');
  await expect(
    page.locator('#options-ignorevoid').getByRole('link'),
  ).toHaveAttribute('href', '#ignorevoid');
  await expect(page.locator('h3#ignorevoid')).toHaveCount(1);
});

test('says what presets set', async ({ page }) => {
  await open(page, '/rules/ban-ts-comment');
  await expect(
    page.getByRole('columnheader', { name: /In strict/ }),
  ).toBeVisible();
  await expect(page.locator('#options-minimumdescriptionlength')).toContainText(
    /number.*3.*10/,
  );
});

test('a deprecated rule says so first, and leads on', async ({ page }) => {
  await open(page, '/rules/semi');
  const notice = page.locator('article .alert--warning').first();
  await expect(notice).toContainText('Deprecated');
  await expect(
    notice.getByRole('link', { name: '@stylistic/ts/semi' }),
  ).toHaveAttribute('href', 'https://eslint.style/rules/ts/semi');
  await notice.getByRole('link', { name: 'Formatting' }).click();
  await expect(page).toHaveURL(/\/troubleshooting\/formatting/);
});

test('a removed rule says that it is gone', async ({ page }) => {
  await open(page, '/rules/camelcase');
  await expect(page.locator('article .alert--warning').first()).toContainText(
    'no longer has this rule',
  );
  await expect(page.getByText('How to Use')).toHaveCount(0);
});

test('leads to the source at the documented version', async ({ page }) => {
  await open(page, '/rules/indent');
  const tag =
    'https://github.com/typescript-eslint/typescript-eslint/%/v7.11.0/packages/eslint-plugin';
  await expect(
    page.getByRole('link', { name: 'Source', exact: true }),
  ).toHaveAttribute('href', `${tag.replace('%', 'blob')}/src/rules/indent.ts`);
  await expect(
    page.getByRole('link', { name: 'Tests', exact: true }),
  ).toHaveAttribute('href', `${tag.replace('%', 'tree')}/tests/rules/indent`);
});

for (const [path, width] of [
  ['/rules/no-restricted-imports', 320],
  ['/rules/member-ordering', 390],
  ['/rules/ban-ts-comment', 1280],
] as const) {
  for (const theme of ['light', 'dark']) {
    test(`${path} is sound at ${String(width)} px, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(value => {
        localStorage.setItem('theme', value);
      }, theme);
      await open(page, path);
      await stopMotion(page);
      for (const summary of await page.locator('article summary').all()) {
        await summary.click();
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
      ).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
