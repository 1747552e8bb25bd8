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
import { modalField } from './search';

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

test('the page’s keys work in the editor', async ({ page, context }) => {
  await openPlayground(page, {
    code: 'var a = 1;\nvar b = 2;\n',
    eslintrc: configOf('no-var'),
  });
  await linted(page);
  await test.step('Ctrl+S fixes all, in the editor and elsewhere', async () => {
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect
      .poll(async () => editorText(page))
      .toBe('let a = 1;\nlet b = 2;\n');
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
    await page.keyboard.type('Show the ESTree');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'ESTree')).toHaveAttribute('aria-selected', 'true');
    await focusEditor(page);
    await page.keyboard.press('F1');
    await page.keyboard.type('Show the problems');
    await page.keyboard.press('Enter');
  });
  await test.step('a rule’s page opens in another tab', async () => {
    await replaceText(page, 'var c;');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      problemItems(page).getByRole('link', { name: 'no-var' }).click(),
    ]);
    await opened.close();
    await expect.poll(async () => editorText(page)).toBe('var c;');
  });
});
