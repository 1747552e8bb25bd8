import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { expect, open, test, title } from './page';

function configField(page: Page): Locator {
  return page.getByLabel('Your config', { exact: true });
}

function flatConfig(page: Page): Locator {
  return page.getByRole('region', { name: 'The config as a flat config' });
}

test('an eslintrc config comes out as a flat config, with a proof', async ({
  page,
}) => {
  await page.goto('/config');
  await configField(page).fill(`{
  // Ours
  "extends": ["eslint:recommended", "plugin:@typescript-eslint/recommended"],
  "rules": { "no-console": "error" }
}`);
  const flat = flatConfig(page);
  await expect(flat).toContainText("import tseslint from 'typescript-eslint';");
  await expect(flat).toContainText('...tseslint.configs.recommended');
  await expect(flat).toContainText('// Ours');
  await expect(flat).toContainText(
    'npm install --save-dev @eslint/js@8 eslint@8 typescript-eslint@7',
  );
  await expect(
    page.getByRole('heading', { name: 'ESLint does the same as before' }),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a finding is fixed by its button, and the fix is undone', async ({
  page,
}) => {
  await page.goto('/config');
  await page.getByRole('button', { name: 'Example' }).click();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('Did you mean');
  const field = configField(page);
  await findings
    .getByRole('button', { name: 'Use "@typescript-eslint/no-explicit-any"' })
    .click();
  await expect(field).toHaveValue(/"@typescript-eslint\/no-explicit-any"/);
  await expect(field).toHaveValue(/\/\/ The core rule reports types/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue(/no-explict-any/);
  await findings.getByRole('button', { name: /^Fix all/ }).click();
  await expect(field).not.toHaveValue(/no-explict-any|ban-ts-ignore/);
});

test('a place in the config is shown in the field, in any format', async ({
  page,
}) => {
  await page.goto('/config');
  const field = configField(page);
  await field.fill('rules:\n  no-vra: error\n');
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('This is YAML.');
  await findings.getByRole('button', { name: 'Line 2, column 3' }).click();
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    ),
  ).toBe('no-vra');
  await findings.getByRole('button', { name: 'Use "no-var"' }).click();
  await expect(field).toHaveValue(/\{\s*"rules": \{ "no-var": "error" \}\s*\}/);
});

test('the rules of a config come out as a Markdown file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/config');
  await configField(page).fill(`{
  "extends": ["plugin:@typescript-eslint/recommended"],
  "rules": { "@typescript-eslint/array-type": ["error", { "default": "generic" }] },
  "overrides": [
    { "files": ["*.test.ts"], "rules": { "@typescript-eslint/no-explicit-any": "off" } }
  ]
}`);
  await page.getByText('The rules as a Markdown file').click();
  const file = page.getByRole('figure').filter({ hasText: 'lint-rules.md' });
  await expect(file).toContainText(
    '(error, fixes): Require consistently using',
  );
  // What the option does is loaded from the rule's data.
  await expect(file).toContainText(
    "`default`: `'generic'`. How to write arrays that can be changed.",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await file.getByRole('button', { name: 'Copy code' }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^# Lint rules\n\n## In `example\.ts`.*## Different in `src\/example\.test\.ts`.*no-explicit-any\) \(off\)/s,
  );
  const downloading = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('lint-rules.md');
  expect(await readFile(await download.path(), 'utf8')).toBe(copied);
});

test('what can’t be read says why', async ({ page }) => {
  await page.goto('/config');
  await configField(page).fill('module.exports = {');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'This looks like JavaScript, but it has a mistake',
  );
});

test('an upgrade is applied to the config on the page', async ({ page }) => {
  await page.goto('/config/upgrade');
  const field = configField(page);
  await field.fill(
    '{ "rules": { "@typescript-eslint/no-parameter-properties": "error" } }',
  );
  const part = page.getByRole('main');
  await expect(
    part.getByText('no-parameter-properties" was removed in version 6.0.0'),
  ).toBeVisible();
  const changed = part.getByLabel('Changed lines');
  await expect(changed).toContainText(
    '+ { "rules": { "@typescript-eslint/parameter-properties": "error" } }',
  );
  await part.getByRole('checkbox').uncheck();
  await expect(changed).toHaveCount(0);
  await part.getByRole('checkbox').check();
  await part.getByRole('button', { name: 'Use it as your config' }).click();
  await expect(field).toHaveValue(
    '{ "rules": { "@typescript-eslint/parameter-properties": "error" } }',
  );
  await expect(part.getByText('Nothing in this config has to')).toBeVisible();
});

test('a config is compared with a preset', async ({ page }) => {
  await page.goto('/config/compare');
  const part = page.getByRole('main');
  // Two presets are compared in the HTML.
  await expect(
    part.getByText(/^\d+ rules differ in TypeScript files\.$/),
  ).toBeVisible();
  await part.getByRole('combobox', { name: /^Compare/ }).press('End');
  await configField(page).fill(
    'export default [{ rules: { "no-var": "error" } }];',
  );
  await part.getByRole('combobox', { name: /^with/ }).selectOption('all');
  await expect(
    part.getByRole('status').filter({ hasText: 'differ in TypeScript files' }),
  ).toBeVisible();
  await expect(
    part.getByRole('row', { name: /^no-explicit-any|no-explicit-any/ }).first(),
  ).toBeVisible();
  await configField(page).fill('{');
  await expect(
    part.getByText('The config can’t be read: Close brace expected.'),
  ).toBeVisible();
});

test('a new config is written from answers', async ({ page }) => {
  await page.goto('/config/new');
  const part = page.getByRole('main');
  const format = part.getByRole('combobox', { name: /^Format/ });
  await format.focus();
  await format.selectOption('eslintrc config');
  await part.getByLabel('Framework').selectOption('React');
  await expect(part.getByText('.eslintrc.cjs').first()).toBeVisible();
  await expect(part.locator('pre:visible').nth(1)).toContainText(
    "'plugin:react/recommended'",
  );
  await expect(part.locator('pre').first()).toContainText(
    'eslint-plugin-react-hooks',
  );
});

test('a config goes along from tool to tool, and into links', async ({
  page,
}) => {
  await page.goto('/config');
  const config = '{ "rules": { "eqeqeq": "error" } }';
  await configField(page).fill(config);
  await expect(flatConfig(page)).toContainText("eqeqeq: 'error'");
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await tools.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByText('Nothing in this config has to')).toBeVisible();
  await expect(configField(page)).toHaveValue(config);
  await tools.getByRole('link', { name: 'Start a config' }).click();
  await page.getByLabel('Framework').selectOption('React');
  await expect.poll(() => page.url()).toMatch(/#answers=.*react/);
  expect(page.url()).not.toContain('config=');
  await tools.getByRole('link', { name: 'Check and move' }).click();
  await expect(flatConfig(page)).toContainText("eqeqeq: 'error'");
  await expect.poll(() => page.url()).toMatch(/\/config\/?#config=/);
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(configField(page)).toHaveValue(config);
  await expect(flatConfig(page)).toContainText("eqeqeq: 'error'");
  await tools.getByRole('link', { name: 'Playground' }).click();
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('link', { name: 'Why isn’t this file linted' }).click();
  await expect(title(page)).toHaveText('Why isn’t this file linted?');
});

test('what is pasted into the search goes along to the tool that reads it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules/no-explicit-any');
  const search = page.getByRole('searchbox', {
    name: 'Search the documentation',
  });
  for (const [text, offer] of [
    ['{\n  "rules": { "eqeqeq": "error" }\n}', 'Check this config'],
    ['/repo/src/a.ts\n  3:5  error  No  eqeqeq\n', 'Read this report'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await page.evaluate(pasted => navigator.clipboard.writeText(pasted), text);
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('link', { name: offer })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(text);
  }
  await expect(page.getByText(/^1 report in 1 file/)).toBeVisible();
  await page.goto('/search');
  await page.getByLabel('A rule, an option').focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('link', { name: 'Read this' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/config/adopt');
});

test('links from when all tools were one page lead on', async ({ page }) => {
  for (const [old, now] of [
    ['#compare&left=strict&right=all', '/config/compare#left=strict&right=all'],
    [
      '#compare&answers=flat.strict.react',
      '/config/new#answers=flat.strict.react',
    ],
    ['#upgrade&config=N4IgLg', '/config/upgrade#config=N4IgLg'],
    ['#adopt', '/config/adopt#'],
    ['#new', '/config/new#'],
  ] as const) {
    await page.goto(`/config${old}`);
    await expect(page).toHaveURL(now);
    await page.goto('about:blank');
  }
});

test('the list of rules shows what is new since a version', async ({
  page,
}) => {
  await open(page, '/rules/?since=7.0');
  await expect(
    page.getByRole('rowheader', { name: 'only-throw-error' }),
  ).toBeVisible();
  await expect(
    page.getByRole('rowheader', { name: 'no-explicit-any' }),
  ).toHaveCount(0);
  await page
    .getByRole('combobox', { name: 'New since' })
    .selectOption('In any version');
  await expect(
    page.getByRole('rowheader', { name: 'no-explicit-any' }),
  ).toBeVisible();
});
