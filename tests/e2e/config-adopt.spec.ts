import { accessibilityFaults } from './axe';
import { expect, test } from './page';

const output = [
  'web:lint: /repo/vite.config.ts',
  'web:lint:   0:0  error  Parsing error: ESLint was configured to run on `<tsconfigRootDir>/vite.config.ts` using `parserOptions.project`: <tsconfigRootDir>/tsconfig.json',
  'web:lint: However, that TSConfig does not include this file. Either:',
  'web:lint: ',
  'web:lint: /repo/src/order.ts',
  ...Array.from(
    { length: 7 },
    (_, index) =>
      `web:lint:   ${String(index + 1)}:5  \u001b[31merror\u001b[39m  Unexpected any. Specify a different type  @typescript-eslint/no-explicit-any`,
  ),
  'web:lint:   9:1  error  Use const instead  prefer-const',
].join('\n');

test('what ESLint printed is told by cause and by rule', async ({ page }) => {
  await page.goto('/config/adopt');
  await page.getByLabel('What ESLint printed').fill(output);
  const part = page.getByRole('main');
  await expect(part.getByRole('status').first()).toHaveText(
    /^9 reports in 2 files: 9 errors and 0 warnings, read as stylish\./,
  );
  await expect(
    part
      .getByText('No tsconfig that the parser reads includes these files.', {
        exact: false,
      })
      .first(),
  ).toBeVisible();
  await expect(
    part.getByRole('row', { name: /no-explicit-any 7 1/ }),
  ).toBeVisible();
  await expect(
    part.getByRole('link', { name: '@typescript-eslint/no-explicit-any' }),
  ).toHaveAttribute('href', '/rules/no-explicit-any');
  const shown = part.locator('pre:visible');
  await expect(shown).toContainText(
    "'@typescript-eslint/no-explicit-any': 'warn', // 7 in 1 file",
  );
  await part.getByText('Off in the files that have reports today').click();
  await expect(shown).toContainText("files: ['src/order.ts']");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('TypeScript says why a file isn’t in the project', async ({ page }) => {
  await page.goto('/config/project');
  await page
    .getByLabel('tsconfig.json', { exact: true })
    .fill('{\n  "include": ["src"]\n}');
  await page.getByLabel('parserOptions, or').fill('project: true');
  await page.getByLabel('Path of the file').fill('vite.config.ts');
  await expect(
    page.getByText('vite.config.ts isn’t in the project.'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('tsconfig.json, line 2')).toBeVisible();
  await expect(page.locator('pre', { hasText: '"vite.config.ts"' })).toHaveText(
    /^\{.*\}\s*$/s,
  );
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.getByLabel('Path of the file').fill('src/order.ts');
  await expect(page.getByText('src/order.ts is in the project.')).toBeVisible();
});
