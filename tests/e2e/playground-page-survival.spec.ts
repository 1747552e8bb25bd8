import { compressToEncodedURIComponent } from 'lz-string';
import { expect, navbarLink, open, test } from './page';
import { readAssets } from './playground/assets';
import {
  configOf,
  editorText,
  focusEditor,
  linted,
  openPlayground,
  playgroundHash,
  pointAt,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';
import { applicationScripts } from './slowScripts';

const assets = readAssets();

const markup = '<img src=x onerror="window.attacked=1">';

test('hostile links are shown as the text that they are', async ({ page }) => {
  await openPlayground(page, {
    code: `const a = ${JSON.stringify(markup)};\n`,
    eslintrc: JSON.stringify({
      rules: {
        'no-restricted-syntax': [
          'error',
          { selector: 'Literal', message: `${markup} and \`[link](//x)\`` },
        ],
        [markup]: 'error',
        constructor: 'error',
      },
    }).replace('{', '{"__proto__":{"polluted":1},'),
    tsconfig: `{"compilerOptions":{"__proto__":{"polluted":1},"${'x'.repeat(9)}<b>":1}}`,
    esQuery: `[name=${markup}`,
    fileType: encodeURIComponent(`.ts${markup}`),
    ts: '__proto__',
    showAST: 'constructor',
  });
  await expect(page.getByText('The link asks for a file type')).toBeVisible();
  // An unknown view is the one that shows what a selector finds.
  await tab(page, /^Problems/).click();
  await linted(page);
  await expect(problemItems(page).filter({ hasText: markup })).toHaveCount(1);
  await pointAt(page, page.locator('.squiggly-error').first());
  await expect(
    page.getByRole('tooltip').filter({ hasText: markup }),
  ).toBeVisible();
  // Out of the way.
  await page.mouse.move(640, 500);
  await tab(page, /^ESLint config/).click();
  await expect(
    page
      .getByRole('list', { name: 'Problems of this config' })
      .filter({ hasText: markup }),
  ).toBeVisible();
  await tab(page, /^tsconfig/).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Download as a project' }).click();
  expect(
    await page.evaluate(() => ({
      images: document.querySelectorAll('img[src="x"]').length,
      attacked: 'attacked' in window,
      polluted: 'polluted' in Object.prototype,
    })),
  ).toEqual({ images: 0, attacked: false, polluted: false });
});

test('a truncated link says what is missing, and the page works', async ({
  page,
}) => {
  const hash = playgroundHash({
    fileType: '.tsx',
    code: 'export const value = 1;\n'.repeat(20),
    eslintrc: configOf('no-var'),
  });
  await open(page, `/play${hash.slice(0, hash.indexOf('&eslintrc') - 15)}`);
  await expect(page.getByLabel('File type')).toHaveValue('.tsx');
  await expect(
    page.getByText('The part of the link for the code was cut off'),
  ).toBeVisible();
  await linted(page);
  await replaceText(page, 'const = 1;');
  await expect(
    problemItems(page).filter({ hasText: /Parsing error/ }),
  ).toHaveCount(1);
});

test('a rule that throws is named, and the others run', async ({ page }) => {
  // No rule throws of itself: the page's copy of one is spoilt on its way.
  await page.route(`**${assets.worker}`, async route => {
    const response = await route.fetch();
    const script = (await response.text()).replace(
      /(DebuggerStatement\(\w+\)\{)/,
      '$1throw new Error("<b>spoilt</b>");',
    );
    await route.fulfill({ response, body: script });
  });
  await openPlayground(page, {
    code: 'if (a == b) { debugger; }',
    eslintrc: configOf('no-debugger', 'eqeqeq'),
  });
  await linted(page);
  const errors = page.getByRole('list', {
    name: 'Rules that could not be used',
  });
  await expect(errors).toContainText('no-debugger');
  await expect(errors).toContainText('<b>spoilt</b>');
  await expect(problemItems(page).filter({ hasText: 'eqeqeq' })).toHaveCount(1);
});

test('types that keep the compiler busy cost time, and no text', async ({
  page,
}) => {
  const code = `type Zeros<N extends number, A extends 0[] = []> =
  A['length'] extends N ? A : Zeros<N, [...A, 0]>;
${Array.from({ length: 300 }, (_, index) => `declare const a${String(index)}: Zeros<${String(990 - index)}>; a${String(index)}.x;`).join('\n')}
`;
  await page.clock.install();
  await openPlayground(page, {
    code: 'debugger;',
    eslintrc: configOf('no-debugger'),
  });
  await expect(problemItems(page)).toHaveCount(1, { timeout: 30_000 });
  await replaceText(page, code);
  await expect(page.getByText(/^Old: from before/)).toBeVisible();
  await page.clock.fastForward(60_000);
  const stopped = page.getByText(/more than \d+ seconds/);
  await expect(stopped).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(stopped).toBeHidden({ timeout: 30_000 });
  await page.clock.fastForward(60_000);
  await expect(stopped).toBeVisible();
  await focusEditor(page);
  await expect.poll(async () => editorText(page)).toContain('type Zeros');
  // Those of the code before it would be anywhere now.
  await expect(page.locator('.squiggly-error')).toHaveCount(0);
  await replaceText(page, 'debugger;\ndebugger;');
  await expect(problemItems(page)).toHaveCount(2, { timeout: 30_000 });
});

test('a selector that finds no end costs neither the tree nor the problems', async ({
  page,
}) => {
  await openPlayground(page, {
    code: `debugger;\nconst a = '${'a'.repeat(40)}b';\n`,
    eslintrc: configOf('no-debugger'),
    showAST: 'es',
    // Each "a" doubles the ways to split them.
    esQuery: 'Literal[value=/^(a+)+$/]',
  });
  const rows = page.getByRole('treeitem');
  await expect(page.getByText('Searching …')).toBeVisible({ timeout: 30_000 });
  await expect(rows.first()).toBeVisible();
  await expect(tab(page, /^Problems/)).toHaveText('Problems (1)');
  const givenUp = page.getByText(
    'The search with this selector did not finish.',
  );
  await expect(givenUp).toBeVisible({ timeout: 30_000 });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('Check again')).toHaveCount(0);

  // Neither does it keep the linter from what is typed then.
  await replaceText(
    page,
    `debugger;\ndebugger;\nconst a = '${'a'.repeat(40)}b';`,
  );
  await expect(tab(page, /^Problems/)).toHaveText('Problems (2)', {
    timeout: 30_000,
  });
  await expect(givenUp).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Search again' }),
  ).toBeVisible();
  await page.getByLabel('Filter by an AST selector').fill('DebuggerStatement');
  await expect(page.getByText('2 matches')).toBeVisible();
});

test('what was typed a moment ago survives reloading', async ({ page }) => {
  await openPlayground(page, { code: 'shared;', eslintrc: '{}' });
  await replaceText(page, 'const typed = 1;');
  await page.reload();
  await expect(page.locator('.monaco-editor .view-lines')).toHaveText(
    /^const.typed.=.1;$/,
  );
  await expect(page).not.toHaveURL(
    new RegExp(compressToEncodedURIComponent('shared;').replaceAll('+', '\\+')),
  );
});

test('code that is nested too deeply is named as that, and stays', async ({
  page,
}) => {
  await openPlayground(page, {
    code: 'debugger;',
    eslintrc: configOf('no-debugger'),
  });
  await linted(page);
  const depth = 5_000;
  await replaceText(page, `${'('.repeat(depth)}1${')'.repeat(depth)};`);
  await expect(problemItems(page)).toHaveText(
    /nested too deeply for the linter in this browser/,
    { timeout: 30_000 },
  );
  await expect(page.getByText('is being checked')).toBeHidden();
  await expect.poll(async () => editorText(page)).toContain('(((');
  await replaceText(page, 'debugger;\ndebugger;');
  await expect(problemItems(page)).toHaveCount(2, { timeout: 30_000 });
});

test('10,000 lines open, can be edited, and never have stale results', async ({
  page,
}) => {
  await openPlayground(page, {
    code: 'void 0;\n'.repeat(10_000),
    eslintrc: configOf('no-var'),
    showAST: 'es',
  });
  await expect(page.getByRole('treeitem').first()).toBeVisible({
    timeout: 40_000,
  });
  await page.getByRole('treeitem', { name: /^body/ }).click();
  await tab(page, /^Problems/).click();
  await linted(page);
  await focusEditor(page);
  await page.keyboard.type('var x;');
  await expect(page.getByText(/^Old: from before/)).toBeVisible();
  await page.keyboard.type('var y;');
  await linted(page);
  await expect(problemItems(page).filter({ hasText: 'no-var' })).toHaveCount(2);
});

test.describe('what cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_INTERNET|Loading .*chunk|ChunkLoadError/ });

  test('can be loaded again: the linter', async ({ page }) => {
    const pattern = `**${assets.worker}`;
    await page.route(pattern, route => route.abort('internetdisconnected'));
    await openPlayground(page, {
      code: 'var a = 1;\n',
      eslintrc: configOf('no-var'),
    });
    await expect(
      page.getByRole('alert').filter({ hasText: 'The linter is not running' }),
    ).toBeVisible();
    await focusEditor(page);
    await page.keyboard.type('var b;');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(problemItems(page)).toHaveCount(2, { timeout: 30_000 });
  });

  test('can be loaded again: the editor', async ({ page }) => {
    await page.route(applicationScripts, async route => {
      const response = await route.fetch();
      const isEditor = (await response.text()).includes('suggest-widget');
      await (isEditor
        ? route.abort('internetdisconnected')
        : route.fulfill({ response }));
    });
    await open(
      page,
      `/play${playgroundHash({ code: 'var a;\n', eslintrc: configOf('no-var') })}`,
    );
    await expect(page.getByText('could not be loaded')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Code' });
    await field.fill('var a;\nvar b;\n');
    await expect(problemItems(page)).toHaveCount(2, { timeout: 30_000 });
    await page.unroute(applicationScripts);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.locator('.squiggly-error')).toHaveCount(2);
    await expect.poll(async () => editorText(page)).toContain('var b;');
  });
});

test('the back button leaves the page, and comes back to what was typed', async ({
  page,
}) => {
  await open(page, '/rules/');
  await navbarLink(page, 'Playground').click();
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  await replaceText(page, 'let typed;');
  await page.waitForURL(/code=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rules\/$/);
  await page.goForward();
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  await expect.poll(async () => editorText(page)).toBe('let typed;');

  await page.goto(`/play${playgroundHash({ code: 'let opened;' })}`);
  await expect.poll(async () => editorText(page)).toBe('let opened;');
  await page.goBack();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});
