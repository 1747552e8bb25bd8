import { expect, navbarLink, test } from './page';
import {
  configOf,
  editorText,
  focusEditor,
  linted,
  openPlayground,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';

test('a link to the playground, on the playground, loses nothing', async ({
  page,
}) => {
  await openPlayground(page, { code: 'let opened;', eslintrc: '{}' });
  await replaceText(page, 'let typed;');
  await navbarLink(page, 'Playground').click();
  await expect(page).toHaveURL(/\/play#.*code=/);
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await navbarLink(page, 'Playground').click();
  await page.reload();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await page.goBack();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});

test('resetting can be undone, and redone', async ({ page }) => {
  await openPlayground(page, { code: 'let opened;', eslintrc: '{}' });
  await replaceText(page, 'let typed;');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect
    .poll(async () => editorText(page))
    .toContain('interface User {\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect
    .poll(async () => editorText(page))
    .toContain('interface User {\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await expect(page).toHaveURL(/code=/);
  await page.reload();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});

test('fixing, undoing and redoing are one step each', async ({ page }) => {
  await openPlayground(page, {
    code: 'var a = 1;\nvar b = 2;\n',
    eslintrc: configOf('no-var'),
  });
  await linted(page);
  for (const button of ['Fix …', 'Fix all …']) {
    await test.step(button, async () => {
      await focusEditor(page);
      await page.keyboard.type('var c;');
      await expect(problemItems(page)).toHaveCount(3);
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('button', { name: 'Apply this change' }).click();
      await expect.poll(async () => editorText(page)).toMatch(/^let c;/);
      await page.locator('.monaco-editor .view-lines').first().click();
      await page.keyboard.press('ControlOrMeta+z');
      await expect
        .poll(async () => editorText(page))
        .toBe('var c;var a = 1;\nvar b = 2;\n');
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect.poll(async () => editorText(page)).toMatch(/^let c;/);
      // The editor undoes words one by one.
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press('ControlOrMeta+z');
      }
      await expect
        .poll(async () => editorText(page))
        .toBe('var a = 1;\nvar b = 2;\n');
    });
  }
});

test('a pasted config is turned into JSON, which can be undone', async ({
  page,
}) => {
  await openPlayground(page, { code: 'var a = 1;', eslintrc: '{}' });
  await linted(page);
  await tab(page, 'ESLint config').click();
  const pasted = `module.exports = {
  // Mine
  parser: require('@typescript-eslint/parser'),
  rules: { 'no-var': 'error' },
};`;
  await replaceText(page, pasted);
  await expect(page.getByText('here it is as JSON')).toBeVisible();
  await expect(page.getByText('Line 3: "parser" could not be')).toBeVisible();
  await expect
    .poll(async () => editorText(page))
    .toBe('{\n  // Mine\n  "rules": { "no-var": "error" },\n}\n');
  await expect(problemItems(page)).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => editorText(page)).toBe(pasted);
  await page.getByRole('button', { name: 'Turn this config' }).click();
  await expect.poll(async () => editorText(page)).toContain('"no-var"');
});

test('a link with a config as JSON5 or a module opens ready', async ({
  page,
}) => {
  for (const eslintrc of [
    "{ rules: { 'no-var': 'error' }, }",
    "module.exports = { rules: { 'no-var': 'error' } }",
    'rules:\n  no-var: error\n',
  ]) {
    await openPlayground(page, { code: 'var a = 1;', eslintrc });
    await linted(page);
    await expect(problemItems(page)).toHaveCount(1);
  }
});

test('a config that is nested 5,000 deep is an error of the config', async ({
  page,
}) => {
  const eslintrc = `{"rules":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  await openPlayground(page, {
    code: 'let kept;',
    eslintrc,
    tsconfig: eslintrc,
  });
  await expect.poll(async () => editorText(page)).toBe('let kept;');
  await tab(page, /^ESLint config/).click();
  await expect(page.getByText('nested too deep')).toBeVisible();
  await tab(page, /^tsconfig/).click();
  await expect(page.getByText('nested too deep')).toBeVisible();
});
