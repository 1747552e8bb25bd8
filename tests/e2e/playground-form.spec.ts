import { expect, night, test } from './page';
import {
  configOf,
  expectCode,
  focusEditor,
  openLinted,
  pressKeys,
  problemItems,
  replaceText,
  showAs,
  tab,
} from './playgroundPage';

const banComments = '@typescript-eslint/ban-ts-comment';

test(
  'a form edits the config’s text: presets, rules, and their options',
  night,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLinted(page, {
      code: '// @ts-nocheck\nexport const first: Array<any> = [];\n',
      eslintrc: '{\n  // Mine\n  "rules": {}\n}\n',
    });
    await tab(page, 'ESLint config').click();
    await showAs(page, 'Form');
    const preset = page.getByLabel('Preset', { exact: true });
    await expect(preset).toHaveValue('');
    await preset.selectOption('recommended-type-checked');
    await expect(problemItems(page)).toHaveCount(2);
    await preset.selectOption('strict');

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
      await page.getByRole('button', { name: 'Undo in the form' }).click();
      await expect(severity).toHaveValue('off');
      await severity.press('ControlOrMeta+z');
      await expect(severity).toHaveValue('');
    });

    await test.step('a rule is found, and gets options', async () => {
      await page.getByLabel('Stylistic preset').selectOption('stylistic');
      await expect(problemItems(page)).toHaveCount(3);
      await page.getByLabel('Find a rule').fill('array-type');
      await page
        .getByLabel('Severity of @typescript-eslint/array-type')
        .selectOption('warn');
      await page.getByLabel(/^Options of/).fill('{ "default": "generic" }');
      await page.keyboard.press('Enter');
      await expect(problemItems(page)).toHaveCount(2);
      await showAs(page, 'JSON');
      await expectCode(
        page,
        /\/strict",\s+"plugin:@typescript-eslint\/stylistic".*\/\/ Mine.*"generic"/s,
      );
    });

    await test.step('a config with errors is not guessed at', async () => {
      await replaceText(page, '{ "extends": ["strict" }');
      await showAs(page, 'Form');
      await expect(preset).toHaveCount(0);
      await page.getByRole('button', { name: 'Show the JSON' }).click();
      await expectCode(page, '{ "extends": ["strict" }');
    });

    await test.step('a list of configs spells presets as flat configs do', async () => {
      await replaceText(page, '[{ "extends": ["recommended-type-checked"] }]');
      await showAs(page, 'Form');
      await page.getByLabel('Find a rule').fill('');
      await expect(rule).toContainText('error, from recommendedTypeChecked');
    });

    await test.step('the config is copied as a flat config', async () => {
      const copy = page.getByRole('button', {
        name: 'Copy as eslint.config.mjs',
      });
      await copy.click();
      await expect(page.getByText('Copied', { exact: true })).toBeVisible();
      expect(
        await page.evaluate(() => navigator.clipboard.readText()),
      ).toContain('...tseslint.configs.recommendedTypeChecked,');
      await showAs(page, 'JSON');
      await replaceText(page, '{');
      await expect(copy).toBeDisabled();
    });

    await test.step('the tsconfig has a form, too', async () => {
      await replaceText(page, '{}');
      await tab(page, 'Code').click();
      await replaceText(page, 'export const f = (a) => a;\n');
      await tab(page, 'tsconfig').click();
      await replaceText(page, '{}');
      await expect(problemItems(page)).toHaveCount(0);
      await showAs(page, 'Form');
      await page.getByLabel('Find a compiler option').fill('noImplicitAny');
      await page.getByLabel('noImplicitAny').selectOption('true');
      await expect(problemItems(page)).toHaveCount(1);
    });
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the config is below the code', night, async ({ page }) => {
    await openLinted(page, {
      code: 'var first = 1;\n',
      eslintrc: configOf('no-var'),
    });
    const [code, config] = [
      page.locator('.cm-editor').first(),
      page.locator('.cm-editor').last(),
    ];
    await expect(code).toContainText('first');
    await expect(config).toContainText('"no-var"');
    await config.locator('.cm-content').click();
    await pressKeys(page, 'ControlOrMeta+a', 'Delete');
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
        page.locator('.cm-completionLabel', { hasText: /^firstName$/ }),
      ).toHaveCount(1);
    });

    await test.step('a narrower window shows one text', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator('.cm-editor')).toHaveCount(1);
      await expect(tab(page, /^Code/)).toBeVisible();
    });
  });
});

test('the config goes along to the page that checks it, in a new tab too', async ({
  context,
  page,
}) => {
  const eslintrc = '{ "rules": { "no-var": "error" } }';
  await openLinted(page, { code: 'var total = 1;\n', eslintrc });
  await tab(page, 'ESLint config').click();
  const link = page.getByRole('link', { name: 'Check this config' });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByLabel('Your config', { exact: true })).toHaveValue(
    eslintrc,
  );
  await other.close();
  await link.click();
  await expect(page.getByLabel('Your config', { exact: true })).toHaveValue(
    eslintrc,
  );
});
