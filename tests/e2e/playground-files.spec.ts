import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';
import {
  expectCode,
  focusEditor,
  openLinted,
  openPlayground,
  pressKeys,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';

const eslintrc = JSON.stringify({
  rules: { '@typescript-eslint/no-floating-promises': 'error', 'no-var': 1 },
});
const files = JSON.stringify([
  ['cart.ts', 'export const total = Promise.resolve(1);\nvar old = 2;\n'],
]);
const code = "import { total } from './cart';\ntotal;\n";

test('files have types of each other, and problems that lead to them', async ({
  page,
}) => {
  await openLinted(page, { code, eslintrc, files });
  const place = page.getByRole('button', { name: 'Go to line 2:1 of cart.ts' });
  await expect(place).toBeVisible();
  await expect(problemItems(page)).toHaveCount(2);
  await expect(tab(page, 'Problems (2)')).toBeVisible();
  await expect(tab(page, /^cart\.ts/)).toHaveText('cart.ts1 problem');
  expect(await accessibilityFaults(page)).toEqual([]);

  await place.click();
  await expect(tab(page, /^cart\.ts/)).toHaveAttribute('aria-selected', 'true');
  await expectCode(page, /var old/);
  await expect(
    page.getByRole('button', { name: 'Fix all in cart.ts' }),
  ).toBeVisible();
  // The place is selected, and the editor has the focus.
  await page.keyboard.press('Delete');
  await expectCode(page, /^(?!.*var old)/s);

  // What is typed here reaches what is reported there.
  await replaceText(page, 'export const total = 1;\n');
  await expect(problemItems(page)).toHaveCount(0);
});

test(
  'each file has its own history, and its own place for the cursor',
  night,
  async ({ page }) => {
    await openPlayground(page, { code: 'let a;', eslintrc, files });
    await focusEditor(page);
    await page.keyboard.type('typed');
    await tab(page, /^cart\.ts/).click();
    await expectCode(page, /var old/);
    await focusEditor(page);
    await page.keyboard.type('more');
    await page.keyboard.press('ControlOrMeta+Z');
    await expectCode(page, /^export/);
    await tab(page, /^example\.ts/).click();
    await expectCode(page, 'typedlet a;');
    await page.locator('.cm-content').first().focus();
    await page.keyboard.type('!');
    await expectCode(page, 'typed!let a;');
    await pressKeys(page, 'ControlOrMeta+Z', 'ControlOrMeta+Z');
    await expectCode(page, 'let a;');
  },
);

test(
  'files are added, renamed, moved, removed, and restored by keyboard',
  night,
  async ({ page }) => {
    await openPlayground(page, { code: 'let a;', eslintrc });
    await page.getByRole('button', { name: 'Add a file' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('File name');
    await expect(field).toBeFocused();
    await field.fill('../example.ts');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'name' }),
    ).toBeVisible();
    await field.fill('types.d.ts');
    await page.keyboard.press('Enter');
    const added = tab(page, /^types\.d\.ts/);
    await expect(added).toBeFocused();
    await expect(page.getByLabel('File type')).toHaveValue('.d.ts');

    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByText('types.d.ts is file 1 of 2.')).toBeVisible();
    await replaceText(page, 'declare const shop: string;');
    await expect.poll(() => page.url()).toContain('stem=types');
    await page.reload();
    await expect(
      page.getByRole('tablist', { name: 'Files' }).getByRole('tab'),
    ).toHaveText([/^types\.d\.ts/, /^example\.ts/]);

    await added.focus();
    await page.keyboard.press('Delete');
    await expect(added).toHaveCount(0);
    await expectCode(page, 'let a;');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(added).toHaveAttribute('aria-selected', 'true');
    await expectCode(page, 'declare const shop: string;');

    // As many as there can be are in one row, and the shown one is in view.
    for (let count = 2; count < 20; count += 1) {
      await page.getByRole('button', { name: 'Add a file' }).press('Enter');
      await field.press('Enter');
    }
    const row = page.getByRole('tablist', { name: 'Files' });
    await expect(row.getByRole('tab')).toHaveCount(20);
    expect((await row.boundingBox())?.height).toBeLessThan(60);
    await expect(tab(page, 'file18.ts')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Home');
    await expect(added).toBeInViewport({ ratio: 0.9 });
  },
);
