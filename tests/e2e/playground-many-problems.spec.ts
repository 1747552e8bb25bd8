import { starterState } from '../../src/playground/state/starter';
import { writeLink } from '../../src/playground/link/writeLink';
import { expect, open, test } from './page';
import { readAssets } from './playground/assets';

test('lists many problems a part at a time', async ({ page }) => {
  const count = 250;
  const state = {
    ...starterState(readAssets().defaultVersion),
    code: 'debugger;\n'.repeat(count),
    eslintrc: '{ "rules": { "no-debugger": "error" } }',
  };
  await open(page, `/play${writeLink(state)}`);
  const list = page.getByRole('list', { name: `${String(count)} errors` });
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(100);
  await page.getByRole('button', { name: 'Show 100 more of 250' }).click();
  await expect(items).toHaveCount(200);
  await page.getByRole('button', { name: 'Show 50 more of 250' }).click();
  await expect(items).toHaveCount(count);
  await expect(page.getByRole('button', { name: /^Show \d/ })).toHaveCount(0);
});
