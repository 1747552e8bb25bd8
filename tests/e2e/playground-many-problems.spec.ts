import type { Page } from '@playwright/test';
import { writeLink } from '../../src/playground/link/writeLink';
import { starterState } from '../../src/playground/state/starter';
import { expect, open, test } from './page';
import { readAssets } from './playground/assets';
import { editorText, problemItems } from './playgroundPage';

/** Opens code with that many problems. */
async function openProblems(page: Page, count: number): Promise<void> {
  const state = {
    ...starterState(readAssets().defaultVersion),
    code: 'debugger;\n'.repeat(count),
    eslintrc: '{ "rules": { "no-debugger": "error" } }',
  };
  await open(page, `/play${writeLink(state)}`);
}

test('all of many problems are listed, the last one within reach of the keyboard', async ({
  page,
}) => {
  const count = 1_000;
  await openProblems(page, count);
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

test('of ten thousands of problems, those near what is in view are in the page', async ({
  page,
}) => {
  const count = 20_000;
  await openProblems(page, count);
  await expect(
    page.getByRole('group', { name: `${String(count)} errors` }),
  ).toBeVisible({ timeout: 30_000 });
  const items = problemItems(page);
  await expect(items.first()).toBeVisible();
  const elements = () =>
    page.evaluate(() => document.querySelectorAll('main *').length);
  expect(await elements()).toBeLessThan(10_000);

  await test.step('the Tab key goes from one list to the next', async () => {
    const place = (line: number) =>
      page.getByRole('button', {
        name: `Go to line ${String(line)}:1`,
        exact: true,
      });
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
    const last = page.getByRole('button', {
      name: `Go to line ${String(count)}:1`,
    });
    await expect(last).toBeInViewport();
    expect(await elements()).toBeLessThan(10_000);
    await last.click();
    await page.keyboard.type('void 0');
    await expect.poll(async () => editorText(page)).toContain('void 0');
    await expect(
      page.getByRole('group', { name: `${String(count - 1)} errors` }),
    ).toBeVisible({ timeout: 30_000 });
  });
});
