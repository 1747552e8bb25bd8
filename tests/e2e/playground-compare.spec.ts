import { accessibilityFaults } from './axe';
import { expect, test } from './page';
import { linted, openPlayground } from './playgroundPage';

const code = 'export const first = (list: string[]) => list[0]!;\n';

function extending(preset: string): string {
  return JSON.stringify({ extends: [`plugin:@typescript-eslint/${preset}`] });
}

test('shows what a preset would add, and keeps it in the link', async ({
  page,
}) => {
  await openPlayground(page, { code, eslintrc: extending('recommended') });
  await linted(page);
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page
    .getByLabel('Compare your config with')
    .selectOption({ label: 'strict' });
  const panel = page.getByRole('tabpanel').filter({ hasText: 'Compare' });
  await expect(panel.getByRole('status')).toHaveText(
    '1 more, 0 fewer with strict.',
  );
  await expect(
    panel.getByRole('heading', { name: 'Only with strict (1)' }),
  ).toBeVisible();
  await expect(
    panel.getByRole('link', { name: /no-non-null-assertion/ }).first(),
  ).toBeVisible();
  await panel.getByText(/rules are set differently/).click();
  await expect(
    panel.getByRole('row', { name: /ban-ts-comment/ }),
  ).toContainText('minimumDescriptionLength');
  expect(await accessibilityFaults(page)).toEqual([]);

  await expect.poll(() => page.url()).toContain('compared=');
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText(
    '1 more, 0 fewer with strict.',
  );
});

test('compares with a config of one’s own', async ({ page }) => {
  await openPlayground(page, {
    code,
    eslintrc: extending('strict'),
    showAST: 'compare',
  });
  await page
    .getByLabel('Compare your config with')
    .selectOption('another config');
  const field = page.getByLabel('The other config, as JSON');
  await field.fill('{ "rules": [] }');
  await expect(
    page.getByRole('list', { name: 'Problems of this config' }),
  ).toContainText('Line 1');
  await field.fill('{ "rules": { "no-var": "error" } }');
  await expect(
    page.getByRole('heading', { name: 'Only with your config (1)' }),
  ).toBeVisible();
});

test('the guide about presets leads to a comparison', async ({ page }) => {
  await page.goto('/users/configs');
  await page
    .getByRole('link', { name: 'see what strict adds to recommended' })
    .click();
  await expect(page.getByText('2 more, 0 fewer with strict.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel('Compare your config with')).toHaveValue(
    /"plugin:@typescript-eslint\/strict"/,
  );
});
