import { expect, test } from './page';
import {
  configOf,
  editorText,
  focusEditor,
  linted,
  openPlayground,
  problemItems,
  replaceText,
  showAs,
  tab,
} from './playgroundPage';

const banComments = '@typescript-eslint/ban-ts-comment';

test('presets are chosen, and rules overridden and given back', async ({
  page,
}) => {
  await openPlayground(page, {
    code: '// @ts-nocheck\nexport const first: any = 1;\n',
    eslintrc: '{\n  // Mine\n  "rules": {}\n}\n',
  });
  await linted(page);
  await tab(page, 'ESLint config').click();
  await showAs(page, 'Form');
  const preset = page.getByLabel('Preset', { exact: true });
  await expect(preset).toHaveValue('');
  await preset.selectOption('recommended-type-checked');
  await expect(problemItems(page)).toHaveCount(2);
  await preset.selectOption('strict');
  await page.getByLabel('Stylistic preset').selectOption('stylistic');

  const rule = page
    .getByRole('group', { name: 'ESLint config as a form' })
    .getByRole('listitem')
    .filter({ hasText: banComments });
  const severity = page.getByLabel(`Severity of ${banComments}`);
  await expect(rule).toContainText(
    'error, from strict, with {"minimumDescriptionLength":10}',
  );
  await severity.selectOption('off');
  await expect(rule).toContainText('In place of error, from strict');
  await expect(problemItems(page)).toHaveCount(1);
  await page
    .getByRole('button', { name: `Back to the preset for ${banComments}` })
    .click();
  await expect(severity).toHaveValue('');
  await expect(problemItems(page)).toHaveCount(2);

  await test.step('what was changed is undone', async () => {
    const undo = page.getByRole('button', { name: 'Undo in the form' });
    await undo.click();
    await expect(severity).toHaveValue('off');
    await severity.press('ControlOrMeta+z');
    await expect(severity).toHaveValue('');
    await showAs(page, 'JSON');
    await expect
      .poll(async () => editorText(page))
      .toMatch(/"plugin:@typescript-eslint\/strict",\s+"plugin.*\/stylistic"/);
    expect(await editorText(page)).toContain('// Mine');
  });

  await test.step('a config with errors is not guessed at', async () => {
    await replaceText(page, '{ "extends": ["strict" }');
    await showAs(page, 'Form');
    await expect(preset).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the JSON' }).click();
    await expect
      .poll(async () => editorText(page))
      .toBe('{ "extends": ["strict" }');
  });

  await test.step('a list of configs spells presets as flat configs do', async () => {
    await replaceText(page, '[{ "extends": ["recommended-type-checked"] }]');
    await showAs(page, 'Form');
    await expect(rule).toContainText('error, from recommendedTypeChecked');
  });
});

test('the config is copied as a flat config', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, {
    code: 'var a;\n',
    eslintrc: JSON.stringify({ extends: ['strict-type-checked'] }),
  });
  await tab(page, 'ESLint config').click();
  const copy = page.getByRole('button', { name: 'Copy as eslint.config.mjs' });
  await copy.click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '...tseslint.configs.strictTypeChecked,',
  );
  await replaceText(page, '{');
  await expect(copy).toBeDisabled();
});

test('samples are opened, and what was typed is brought back', async ({
  page,
}) => {
  await openPlayground(page, { code: 'let mine;', eslintrc: '{}' });
  await linted(page);
  await replaceText(page, 'let typed;');
  const samples = page.getByRole('button', { name: 'Samples' });
  await samples.click();
  await page.getByRole('button', { name: /^Checkout/ }).click();
  await expect(samples).toBeFocused();
  await expect(problemItems(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Fix all', exact: true }).click();
  await expect(problemItems(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});

test('nothing moves while the linter loads', async ({ page }) => {
  await openPlayground(page, {
    code: 'var a;\n',
    eslintrc: configOf('no-var'),
  });
  const box = () => page.locator('.monaco-editor').first().boundingBox();
  const before = await box();
  await linted(page);
  expect(await box()).toEqual(before);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the config is below the code', async ({ page }) => {
    await openPlayground(page, {
      code: 'var first = 1;\n',
      eslintrc: configOf('no-var'),
    });
    await linted(page);
    const [code, config] = [
      page.locator('.monaco-editor').first(),
      page.locator('.monaco-editor').last(),
    ];
    await expect(code).toContainText('first');
    await expect(config).toContainText('"no-var"');
    await config.locator('.view-lines').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(problemItems(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await page
      .getByRole('button', { name: /^Go to line/ })
      .first()
      .click();
    await page.keyboard.type('const');
    await expect(code).toContainText('const');
    await tab(page, 'tsconfig').click();
    await expect(config).toContainText('"strict"');

    await test.step('completions are offered once', async () => {
      await focusEditor(page);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('const object = { firstName: 1 };object.');
      await expect(
        page.locator('.suggest-widget a', { hasText: /^firstName$/ }),
      ).toHaveCount(1);
    });

    await test.step('a narrower window shows one text', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator('.monaco-editor[role="code"]')).toHaveCount(1);
      await expect(tab(page, /^Code/)).toBeVisible();
    });
  });
});
