import { writeLink } from '../../src/playground/link/link';
import { starterState } from '../../src/playground/state/starter';
import { expect, night, open, test } from './page';
import { readAssets } from './playground/assets';
import { expectCode, problemItems } from './playgroundPage';

test(
  'of ten thousands of problems, those near what is in view are in the page',
  night,
  async ({ page }) => {
    const count = 20_000;
    const state = {
      ...starterState(readAssets().defaultVersion),
      code: 'debugger;\n'.repeat(count),
      eslintrc: '{ "rules": { "no-debugger": "error" } }',
    };
    const errors = (left: number) =>
      page.getByRole('group', {
        name: `${left.toLocaleString('en-US')} errors`,
      });
    const place = (line: number) =>
      page.getByRole('button', {
        name: `Go to line ${String(line)}:1`,
        exact: true,
      });
    const elements = () =>
      page.evaluate(() => document.querySelectorAll('main *').length);
    await open(page, `/play${writeLink(state)}`);
    await expect(errors(count)).toBeVisible();
    const items = problemItems(page);
    await expect(items.first()).toBeVisible();
    expect(await elements()).toBeLessThan(10_000);

    await test.step('the Tab key goes from one list to the next', async () => {
      await items
        .filter({ has: place(100) })
        .getByRole('link', { name: 'no-debugger' })
        .focus();
      await expect(place(101)).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(place(101)).toBeFocused();
    });

    await test.step('the last one is below all others', async () => {
      const panel = page.getByRole('tabpanel', { name: /^Problems/ });
      await panel.locator('[data-scrolled]').focus();
      await page.keyboard.press('End');
      await expect(place(count)).toBeInViewport();
      expect(await elements()).toBeLessThan(10_000);
      await place(count).click();
      await page.keyboard.type('void 0');
      await expectCode(page, /void 0/);
      await expect(errors(count - 1)).toBeVisible();
    });
  },
);
