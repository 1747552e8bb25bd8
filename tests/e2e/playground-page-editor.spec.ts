import { expect, test } from './page';
import {
  configOf,
  expectCode,
  focusEditor,
  openLinted,
  pressKeys,
} from './playgroundPage';

const code = 'function f() {\n  var a = 1;\n  return a;\n}\nf();\n';

// Much of Monaco is left out of the build: see `plugins/bundle/editor`.
test('the editor does what people expect of one', async ({ page }) => {
  await openLinted(page, { code, eslintrc: configOf('no-var') });

  await test.step('it finds and replaces', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('a = ');
    const find = page.locator('.find-widget');
    await expect(find).toContainText('1 of 1');
    await page.keyboard.press('ControlOrMeta+h');
    await expect(find.getByLabel('Replace', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(find).toHaveAttribute('aria-hidden', 'true');
  });
  await test.step('it folds', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+Shift+[');
    await expectCode(page, /^(?!.*return)/s);
    await page.keyboard.press('ControlOrMeta+Shift+]');
    await expectCode(page, /return/);
  });
  await test.step('it has several cursors', async () => {
    await focusEditor(page);
    await pressKeys(
      page,
      'ControlOrMeta+ArrowRight',
      'ControlOrMeta+ArrowRight',
      'ControlOrMeta+d',
      'ControlOrMeta+d',
    );
    await expect(page.locator('.cursors-layer .cursor')).toHaveCount(2);
    await page.keyboard.press('Escape');
  });
  await test.step('it moves lines, and turns them into comments', async () => {
    await focusEditor(page);
    await pressKeys(page, 'ArrowDown', 'Alt+ArrowDown', 'ControlOrMeta+/');
    await expectCode(page, / {2}return a;\n {2}\/\/ var a = 1;\n/);
    await pressKeys(page, 'ControlOrMeta+z', 'ControlOrMeta+z');
    await expectCode(page, code);
  });
  await test.step('it leads to the next problem', async () => {
    await focusEditor(page);
    // Problems are marked a while after the last change.
    await expect(async () => {
      await page.keyboard.press('F8');
      await expect(page.locator('.marker-widget')).toContainText('no-var', {
        timeout: 2000,
      });
    }).toPass();
    await page.keyboard.press('Escape');
  });
  await test.step('it lists its commands, in a palette and a menu', async () => {
    await focusEditor(page);
    await page.keyboard.press('F1');
    const palette = page.locator('.quick-input-widget');
    await expect(palette).toBeVisible();
    await page.keyboard.type('Go to Line');
    await expect(palette).toContainText('Go to Line/Column');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await focusEditor(page);
    await page.keyboard.press('Shift+F10');
    await expect(
      page.getByRole('menuitem', { name: 'Command Palette' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('it takes what is pasted over all of it', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      "import { readFile } from 'node:fs/promises';\nreadFile('notes.txt');\n",
    );
    await expectCode(page, /readFile\('notes\.txt'\)/);
  });
});
