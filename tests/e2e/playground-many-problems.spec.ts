import { writeLink } from '../../src/playground/link/writeLink';
import { starterState } from '../../src/playground/state/starter';
import { expect, open, test } from './page';
import { readAssets } from './playground/assets';
import { editorText, problemItems } from './playgroundPage';

const count = 1_000;

test('all of many problems are listed, the last one within reach of the keyboard', async ({
  page,
}) => {
  const state = {
    ...starterState(readAssets().defaultVersion),
    code: 'debugger;\n'.repeat(count),
    eslintrc: '{ "rules": { "no-debugger": "error" } }',
  };
  await open(page, `/play${writeLink(state)}`);
  const list = page.getByRole('list', { name: `${String(count)} errors` });
  await expect(list.getByRole('listitem')).toHaveCount(count, {
    timeout: 30_000,
  });
  await expect(page.locator('.monaco-editor').first()).toBeVisible();

  const items = problemItems(page);
  const last = items.last();
  await expect(last).not.toBeInViewport();
  await items
    .nth(count - 2)
    .getByRole('link', { name: 'no-debugger' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(
    last.getByRole('button', { name: `Go to line ${String(count)}:1` }),
  ).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.type('void 0');
  await expect.poll(async () => editorText(page)).toContain('void 0');
  await expect(
    page.getByRole('list', { name: `${String(count - 1)} errors` }),
  ).toBeVisible();
});
