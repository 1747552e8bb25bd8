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
  await page.getByRole('button', { name: 'Start over' }).click();
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
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
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
  for (const button of ['Apply fix', 'Fix all']) {
    await test.step(button, async () => {
      await focusEditor(page);
      await page.keyboard.type('var c;');
      await expect(problemItems(page)).toHaveCount(3);
      await page.getByRole('button', { name: button }).first().click();
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
  parser: choose(),
  rules: { 'no-var': 'error' },
};`;
  await replaceText(page, pasted);
  await expect(page.getByText('here it is as JSON')).toBeVisible();
  await expect(page.getByText('Line 3: "parser" is left out')).toBeVisible();
  await expect
    .poll(async () => editorText(page))
    .toBe(
      '{\n  // Mine\n  // "parser" is left out: it is code, not data.\n  "rules": { "no-var": "error" }\n}\n',
    );
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
  await expect(page.getByText('nested too deeply')).toBeVisible();
  await tab(page, /^tsconfig/).click();
  await expect(page.getByText('nested too deeply')).toBeVisible();
});

test('the page’s keys work in the editor', async ({ page, context }) => {
  await openPlayground(page, {
    code: 'var a = 1;\nvar b = 2;\n',
    eslintrc: configOf('no-var', '@typescript-eslint/no-explicit-any'),
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
    await replaceText(page, 'let c: any;');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      problemItems(page)
        .getByRole('link', { name: /no-explicit-any/ })
        .click(),
    ]);
    await opened.close();
    await expect.poll(async () => editorText(page)).toBe('let c: any;');
  });
});

test('what is wrong with a config is said in its own terms', async ({
  page,
}) => {
  await openPlayground(page, {
    code: 'var a = 1;\n',
    eslintrc: JSON.stringify({
      rules: {
        'no-vra': 'error',
        '@typescript-eslint/naming-convention': [
          'error',
          { selector: 'variable', format: ['camelcase'] },
        ],
      },
    }),
  });
  await linted(page);
  const unusable = page.getByRole('list', {
    name: 'Rules that could not be used',
  });
  await expect(unusable).toContainText('Did you mean "no-var"?');
  await expect(unusable).toContainText('Did you mean "camelCase"?');
  await expect(
    page.getByRole('status', { name: 'Problems in the code' }),
  ).toHaveText(
    'Nothing was checked: none of the rules could be used. See above.',
  );
  await expect(page.getByText('No problems')).toHaveCount(0);
  await tab(page, /^ESLint config/).click();
  await expect(
    page.getByRole('list', { name: 'Problems of this config' }),
  ).toContainText('"camelcase" is not allowed here.');
});

test('overrides apply to the files that they are for', async ({ page }) => {
  await openPlayground(page, {
    code: 'var a = 1;\n',
    eslintrc: JSON.stringify({
      overrides: [{ files: ['*.ts'], rules: { 'no-var': 'error' } }],
    }),
  });
  await linted(page);
  await expect(problemItems(page)).toHaveCount(1);
  await page.getByLabel('File type').selectOption('.js');
  await expect(problemItems(page)).toHaveCount(0);
});

test('only the first line of a long report is underlined', async ({ page }) => {
  await openPlayground(page, {
    code: 'function f() {\n  if (f) {\n    f();\n  }\n}\nf();\n',
    eslintrc: JSON.stringify({ rules: { 'max-statements': ['error', 0] } }),
  });
  await linted(page);
  await expect(problemItems(page)).toHaveCount(1);
  await replaceText(page, 'if (1) {\n  if (2) {\n    if (3) {}\n  }\n}\n');
  await tab(page, 'ESLint config').click();
  await replaceText(
    page,
    '{ "rules": { "no-constant-condition": 0, "max-depth": [2, 1] } }',
  );
  await tab(page, /^Code/).click();
  await expect(problemItems(page)).toHaveCount(2);
  await expect(page.locator('.squiggly-error')).toHaveCount(2);
});

test('a long check can be stopped', async ({ page }) => {
  const code = `type Zeros<N extends number, A extends 0[] = []> =
  A['length'] extends N ? A : Zeros<N, [...A, 0]>;
${Array.from({ length: 300 }, (_, index) => `declare const a${String(index)}: Zeros<${String(990 - index)}>; a${String(index)}.x;`).join('\n')}
`;
  await openPlayground(page, {
    code: 'debugger;',
    eslintrc: configOf('no-debugger'),
  });
  await expect(problemItems(page)).toHaveCount(1, { timeout: 30_000 });
  await replaceText(page, code);
  await page.getByRole('button', { name: 'Stop' }).click({ timeout: 15_000 });
  await expect(page.getByText('You stopped the linter')).toBeVisible();
  // Those were of other code.
  await expect(tab(page, /^Problems/)).toHaveText('Problems');
  await replaceText(page, 'debugger;\ndebugger;');
  await expect(problemItems(page)).toHaveCount(2, { timeout: 30_000 });
});

test('what is not known yet is not called a mistake', async ({ page }) => {
  await openPlayground(page, {
    code: 'let a;',
    eslintrc: configOf('no-var'),
    showAST: 'es',
  });
  await expect(page.getByText('may have syntax errors')).toHaveCount(0);
  await expect(page.getByRole('treeitem').first()).toBeVisible({
    timeout: 30_000,
  });
  await replaceText(page, 'let a b c;');
  await tab(page, 'Scopes').click();
  await expect(page.getByText('the code has syntax errors')).toBeVisible({
    timeout: 15_000,
  });
});

test('code in messages looks like code', async ({ page }) => {
  await openPlayground(page, {
    code: 'let a: any;',
    eslintrc: configOf('@typescript-eslint/no-explicit-any', 'prefer-const'),
  });
  await linted(page);
  await replaceText(page, 'export const a: Array<string> = [];');
  await tab(page, 'ESLint config').click();
  await replaceText(page, configOf('@typescript-eslint/ban-types'));
  await tab(page, /^Code/).click();
  await replaceText(page, 'export let a: String;');
  await expect(problemItems(page).locator('code').first()).toHaveText('String');
  await expect(problemItems(page).filter({ hasText: '`' })).toHaveCount(0);
});
