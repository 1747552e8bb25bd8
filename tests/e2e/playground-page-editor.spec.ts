import type { Page } from '@playwright/test';
import { expect, test } from './page';
import {
  configOf,
  editorText,
  focusEditor,
  linted,
  openPlayground,
} from './playgroundPage';

const code = 'function f() {\n  var a = 1;\n  return a;\n}\nf();\n';

test.beforeEach(async ({ page }) => {
  await openPlayground(page, { code, eslintrc: configOf('no-var') });
  await linted(page);
  await focusEditor(page);
});

// Much of Monaco is left out of the build: see `plugins/client-bundle/editor`.
test('the editor does what people expect of one', async ({ page }) => {
  await test.step('it finds and replaces', async () => {
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
    await expect.poll(async () => editorText(page)).not.toContain('return');
    await page.keyboard.press('ControlOrMeta+Shift+]');
    await expect.poll(async () => editorText(page)).toContain('return');
  });
  await test.step('it has several cursors', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(page.locator('.cursors-layer .cursor')).toHaveCount(2);
    await page.keyboard.press('Escape');
  });
  await test.step('it moves lines, and turns them into comments', async () => {
    await focusEditor(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ControlOrMeta+/');
    await expect
      .poll(async () => editorText(page))
      .toContain('  return a;\n  // var a = 1;\n');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => editorText(page)).toBe(code);
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
});

test('the editor lists its commands', async ({ page }) => {
  await test.step('in its palette', async () => {
    await page.keyboard.press('F1');
    const palette = page.locator('.quick-input-widget');
    await expect(palette).toBeVisible();
    await page.keyboard.type('Go to Line');
    await expect(palette).toContainText('Go to Line/Column');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
  await test.step('in its menu', async () => {
    await focusEditor(page);
    await page.keyboard.press('Shift+F10');
    await expect(menuItem(page, 'Command Palette')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

/** An entry of the context menu, which Monaco draws in a shadow tree. */
function menuItem(page: Page, name: string) {
  return page.getByRole('menuitem', { name });
}
