import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';

test(
  'configs are compared: presets, and one’s own',
  night,
  async ({ page }) => {
    const panel = page.getByRole('tabpanel').filter({ hasText: 'Compare' });
    const status = panel.getByRole('status');
    const other = page.getByLabel('Compare your config with');

    await test.step('the guide about presets leads to a comparison', async () => {
      await page.goto('/users/configs');
      await page
        .getByRole('link', { name: 'see what strict adds to recommended' })
        .click();
      await expect(status).toHaveText('2 more, 0 fewer with strict.');
      await expect(other).toHaveValue(/"plugin:@typescript-eslint\/strict"/);
      await expect(
        panel.getByRole('heading', { name: 'Only with strict (2)' }),
      ).toBeVisible();
      await panel.getByText(/rules are set differently/).click();
      await expect(
        panel.getByRole('row', { name: /ban-ts-comment/ }),
      ).toContainText('minimumDescriptionLength');
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('it is in the link', async () => {
      await other.selectOption({ label: 'stylistic' });
      await expect(status).toHaveText(/with stylistic\.$/);
      await page.reload();
      await expect(status).toHaveText(/with stylistic\.$/);
    });

    await test.step('a config of one’s own is compared, or its mistakes told', async () => {
      await other.selectOption('another config');
      const field = page.getByLabel('The other config, as JSON');
      await field.fill('{ "rules": [] }');
      await expect(
        page.getByRole('list', { name: 'Problems of this config' }),
      ).toContainText('Line 1');
      await field.fill(
        '{ "extends": ["plugin:@typescript-eslint/strict"], "rules": { "no-var": "error" } }',
      );
      await expect(
        page.getByRole('heading', { name: 'Only with the other config (2)' }),
      ).toBeVisible();
    });
  },
);
