import { readLink } from '../../src/playground/link/link';
import { expect, navbarLink, night, open, test } from './page';
import {
  configOf,
  expectCode,
  focusEditor,
  openLinted,
  openPlayground,
  playgroundHash,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';
import { modalField } from './search';

test('what was typed is lost by no link to the playground, reloading, starting over, or sample', async ({
  page,
}) => {
  const starter = /interface User \{\n/;
  await openPlayground(page, { code: 'let opened;', eslintrc: '{}' });

  await test.step('reloading at once', async () => {
    await replaceText(page, 'let early;');
    await page.reload();
    await expectCode(page, 'let early;');
  });

  await test.step('a link to the playground', async () => {
    await replaceText(page, 'let typed;');
    await navbarLink(page, 'Playground').click();
    await expect(page).toHaveURL(/\/play#.*code=/);
    await expectCode(page, 'let typed;');
    await navbarLink(page, 'Playground').click();
    await page.reload();
    await expectCode(page, 'let typed;');
    await page.goBack();
    await expectCode(page, 'let typed;');
  });

  await test.step('starting over', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expectCode(page, starter);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCode(page, 'let typed;');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectCode(page, starter);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
    await expect(page).toHaveURL(/code=/);
    await page.reload();
    await expectCode(page, 'let typed;');
  });

  await test.step('a sample', async () => {
    const samples = page.getByRole('button', { name: 'Samples' });
    await samples.click();
    await page.getByRole('button', { name: /^Checkout/ }).click();
    await expect(samples).toBeFocused();
    await expect(problemItems(page)).toHaveCount(7);
    await page.getByRole('button', { name: 'Fix all', exact: true }).click();
    await expect(problemItems(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectCode(page, 'let typed;');
  });
});

test('the back button leaves the page, and comes back to what was typed', async ({
  page,
}) => {
  await open(page, '/rules/');
  await navbarLink(page, 'Playground').click();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await replaceText(page, 'let typed;');
  await page.waitForURL(/code=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rules\/$/);
  await page.goForward();
  await expect(page.locator('.cm-editor').first()).toBeVisible();
  await expectCode(page, 'let typed;');

  await page.goto(`/play${playgroundHash({ code: 'let opened;' })}`);
  await expectCode(page, 'let opened;');
  await page.goBack();
  await expectCode(page, 'let typed;');
});

test('fixing, undoing and redoing are one step each', async ({ page }) => {
  await openLinted(page, {
    code: 'var a = 1;\nvar b = 2;\n',
    eslintrc: configOf('no-var'),
  });
  await focusEditor(page);
  await page.keyboard.type('var c;');
  await expect(problemItems(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Fix all' }).first().click();
  await expectCode(page, /^let c;/);
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+z');
  await expectCode(page, 'var c;var a = 1;\nvar b = 2;\n');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expectCode(page, /^let c;/);
  // The editor undoes words one by one.
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expectCode(page, 'var a = 1;\nvar b = 2;\n');
});

test(
  'Windows line ends stay where a link is opened in an open page',
  night,
  async ({ page }) => {
    const eslintrc = configOf('no-var');
    await openLinted(page, { code: 'var opened;\n', eslintrc });
    await expect(page.locator('.cm-editor').first()).toBeVisible();
    const code = 'var a = 1;\r\nvar b = 2;\r\n';
    await page.goto(`/play${playgroundHash({ code, eslintrc })}`);
    await expect(problemItems(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Apply fix' }).first().click();
    await expectCode(page, 'let a = 1;\nvar b = 2;\n');
    await focusEditor(page);
    await page.keyboard.type('let c;\n');
    await expectCode(page, 'let c;\nlet a = 1;\nvar b = 2;\n');
    const versions = { available: ['5.4.5'], default: '5.4.5' };
    await expect
      .poll(() => readLink(new URL(page.url()).hash, versions)?.shared.code)
      .toBe('let c;\r\nlet a = 1;\r\nvar b = 2;\r\n');
  },
);

test('a pasted config is turned into JSON, which can be undone', async ({
  page,
}) => {
  await openLinted(page, { code: 'var a = 1;', eslintrc: '{}' });
  await tab(page, 'ESLint config').click();
  const pasted = `module.exports = {
  // Mine
  parser: choose(),
  rules: { 'no-var': 'error' },
};`;
  await replaceText(page, pasted);
  await expect(page.getByText('here it is as JSON')).toBeVisible();
  await expect(page.getByText('Line 3: "parser" is left out')).toBeVisible();
  await expectCode(
    page,
    '{\n  // Mine\n  // "parser" is left out: `choose()` is code, not data.\n  "rules": { "no-var": "error" }\n}\n',
  );
  await expect(problemItems(page)).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+z');
  await expectCode(page, pasted);
  await page.getByRole('button', { name: 'Turn this config' }).click();
  await expectCode(page, /"no-var"/);
});

test('the page’s keys work in the editor', async ({ page }) => {
  await openLinted(page, {
    code: 'var a = 1;\nvar b = 2;\n',
    eslintrc: configOf('no-var'),
  });
  await test.step('Ctrl+S fixes all, in the editor and elsewhere', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expectCode(page, 'let a = 1;\nlet b = 2;\n');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(problemItems(page)).toHaveCount(2);
    await tab(page, /^Problems/).focus();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(problemItems(page)).toHaveCount(0);
  });
  await test.step('Ctrl+K opens the search', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(modalField(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('F1 lists what the page can do', async () => {
    await focusEditor(page);
    await page.keyboard.press('F1');
    await page.keyboard.type('show the est');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'ESTree')).toHaveAttribute('aria-selected', 'true');
  });
});
