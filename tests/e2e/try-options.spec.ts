import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';

const rulePage = '/rules/no-explicit-any';

const area = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Try the options' });

test('an option is tried from its row, and what it changes is said', async ({
  page,
}) => {
  await page.goto(rulePage);
  await page.getByRole('button', { name: 'Try ignoreRestArgs' }).click();
  const option = area(page).getByRole('checkbox', { name: 'ignoreRestArgs' });
  await expect(option).toBeChecked();
  await expect(option).toBeFocused();
  await expect(area(page).getByRole('status').first()).toContainText('report');
  await option.uncheck();
  const status = area(page).locator('figcaption').getByRole('status');
  await expect(status).toContainText(/\d more/);
  await expect(area(page).locator('[data-diff="come"]').first()).toBeVisible();
  await option.check();
  await expect(status).toContainText(/\d less/);
  await expect(area(page)).toContainText('{ ignoreRestArgs: true }');
  expect(await accessibilityFaults(page)).toEqual([]);
  await area(page).getByRole('button', { name: 'Reset' }).click();
  await area(page).getByRole('button', { name: 'Close' }).click();
  await expect(area(page)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Try ignoreRestArgs' }),
  ).toBeFocused();
});

test(
  'changed options are in the caption, kept within the visit, and reset',
  night,
  async ({ page }) => {
    await page.goto(rulePage);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    const example = page.getByRole('main').getByRole('figure').first();
    const panel = page.getByRole('region', { name: 'Options to try' });
    await panel.getByRole('checkbox', { name: 'fixToUnknown' }).check();
    const caption = example.locator('dl').getByText('{ "fixToUnknown": true }');
    await expect(caption).toBeVisible();
    await expect(example.locator('figcaption')).toContainText('Edited');

    await page.goto('/rules/restrict-template-expressions');
    await test.step('presets are values', async () => {
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await panel.getByRole('button', { name: /^As in .*strict/i }).click();
      await expect(
        panel.getByRole('checkbox', { name: 'allowNumber' }),
      ).not.toBeChecked();
      await expect(panel).toContainText('allowNumber: false');
    });
    await page.goto(rulePage);
    await expect(caption).toBeVisible();
    await expect(example.locator('figcaption')).toContainText('Edited');
    await example.getByRole('button', { name: 'Reset' }).click();
    await expect(caption).toHaveCount(0);
    await expect(example.locator('figcaption')).not.toContainText('Edited');
    await page.reload();
    await expect(example.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
);

test('nested options are text, with checks', night, async ({ page }) => {
  await page.goto('/rules/naming-convention');
  await page.getByRole('button', { name: 'Try the options' }).click();
  const text = area(page).getByRole('textbox', { name: /^Config of/ });
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    '{ "rules": { "@typescript-eslint/naming-convention": ["error", { "selector": "variabel", "format": null }] } }',
  );
  await expect(area(page).getByText(/Did you mean/)).toBeVisible();
});
