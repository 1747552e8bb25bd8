import { expect, test } from './page';
import {
  configOf,
  expectCode,
  focusEditor,
  openLinted,
  pressKeys,
} from './playgroundPage';

const code = 'function f() {\n  var a = 1;\n  return a;\n}\nf();\n';

test('the editor does what people expect of one', async ({ page }) => {
  await openLinted(page, { code, eslintrc: configOf('no-var') });

  await test.step('it finds and replaces', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('a = ');
    await expect(page.locator('.cm-searchMatch')).toHaveText('a = ');
    await page.getByRole('textbox', { name: 'Replace' }).fill('b = ');
    await page.getByRole('button', { name: 'replace all' }).click();
    await expectCode(page, /var b = 1;/);
    await page.keyboard.press('Escape');
    await expect(page.locator('.cm-search')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expectCode(page, code);
  });
  await test.step('it folds', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+Shift+BracketLeft');
    await expectCode(page, /^(?!.*return)/s);
    await page.keyboard.press('ControlOrMeta+Shift+BracketRight');
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
    await expect(page.locator('.cm-cursor')).toHaveCount(2);
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
      await expect(page.locator('.cm-announced')).toContainText('no-var', {
        timeout: 2000,
      });
    }).toPass();
  });
  await test.step('it shows the parameters of a call', async () => {
    await focusEditor(page);
    await page.keyboard.type('parseInt(');
    const call = page.locator('.cm-tooltip', {
      hasText: 'parseInt(string: string, radix?',
    });
    await expect(call.locator('strong')).toHaveText('string: string');
    // The first may close the list of completions.
    await pressKeys(page, 'Escape', 'Escape');
    await expect(call).toHaveCount(0);
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
