import { expect, night, open, test } from './page';
import { readAssets } from './playground/assets';
import {
  configOf,
  expectCode,
  focusEditor,
  linted,
  openLinted,
  openPlayground,
  playgroundHash,
  pointAt,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';
import { applicationScripts } from './slowScripts';

const markup = '<img src=x onerror="window.attacked=1">';
const pollution =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

/** Keeps TypeScript busy for most of a minute. */
const runaway = `type Zeros<N extends number, A extends 0[] = []> =
  A['length'] extends N ? A : Zeros<N, [...A, 0]>;
${Array.from({ length: 300 }, (_, index) => `declare const a${String(index)}: Zeros<${String(990 - index)}>; a${String(index)}.x;`).join('\n')}
`;

const debuggers = {
  code: 'debugger;',
  eslintrc: configOf('no-debugger'),
};

test(
  'hostile links are shown as the text that they are',
  night,
  async ({ page }) => {
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
      }).replace('{', `${pollution.slice(0, -1)},`),
      tsconfig: `{"compilerOptions":{"__proto__":{"polluted":1},"${'x'.repeat(9)}<b>":1}}`,
      esQuery: `[name=${markup}`,
      fileType: encodeURIComponent(`.ts${markup}`),
      ts: '__proto__',
      showAST: 'compare',
      compared: pollution,
      stem: encodeURIComponent('../../x'),
      shown: '-1',
      files: JSON.stringify([
        null,
        ['__proto__.ts', markup],
        ['../../etc/passwd.ts', ''],
        [`${markup}.ts`, markup],
        ['huge.ts', ';'.repeat(200_000)],
      ]),
    });
    await expect(page.getByText('The link asks for a file type')).toBeVisible();
    await expect(tab(page, 'Compare')).toHaveAttribute('aria-selected', 'true');
    await tab(page, /^Problems/).click();
    await linted(page);
    await expect(problemItems(page).filter({ hasText: markup })).toHaveCount(1);
    await pointAt(page, page.locator('mark[data-severity=error]').first());
    await expect(
      page.locator('.cm-tooltip').filter({ hasText: markup }),
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
  },
);

test(
  'types that keep the compiler busy cost time, and no text',
  night,
  async ({ page }) => {
    await page.clock.install();
    await openPlayground(page, debuggers);
    await expect(problemItems(page)).toHaveCount(1);

    await test.step('the reader stops it', async () => {
      await replaceText(page, runaway);
      await expect(page.getByText(/^Old: from before/)).toBeVisible();
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByText('You stopped the linter')).toBeVisible();
      // Those were of other code.
      await expect(tab(page, /^Problems/)).toHaveText('Problems');
    });

    await test.step('it is stopped when it takes too long', async () => {
      const stopped = page.getByText(/more than \d+ seconds/);
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('You stopped the linter')).toBeHidden();
      await page.clock.fastForward(60_000);
      await expect(stopped).toBeVisible();
      await focusEditor(page);
      await expectCode(page, /type Zeros/);
      // Those of the code before it would be anywhere now.
      await expect(page.locator('mark[data-severity=error]')).toHaveCount(0);
    });
    await replaceText(page, 'debugger;\ndebugger;');
    await expect(problemItems(page)).toHaveCount(2);
  },
);

test(
  'a selector that finds no end costs neither the tree nor the problems',
  night,
  async ({ page }) => {
    const slow = `const a = '${'a'.repeat(40)}b';`;
    await openPlayground(page, {
      code: `debugger;\n${slow}\n`,
      eslintrc: configOf('no-debugger'),
      showAST: 'es',
      // Each "a" doubles the ways to split them.
      esQuery: 'Literal[value=/^(a+)+$/]',
    });
    const rows = page.getByRole('treeitem');
    await expect(page.getByText('Searching …')).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await expect(tab(page, /^Problems/)).toHaveText('Problems (1)');
    const givenUp = page.getByText(
      'The search with this selector did not finish.',
    );
    await expect(givenUp).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText('Check again')).toHaveCount(0);

    // Neither does it keep the linter from what is typed then.
    await replaceText(page, `debugger;\ndebugger;\n${slow}`);
    await expect(tab(page, /^Problems/)).toHaveText('Problems (2)');
    await expect(givenUp).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Search again' }),
    ).toBeVisible();
    await page
      .getByLabel('Filter by an AST selector')
      .fill('DebuggerStatement');
    await expect(page.getByText('2 matches')).toBeVisible();
  },
);

test(
  'what is nested too deeply is named as that, and stays',
  night,
  async ({ page }) => {
    const depth = 5_000;
    await openLinted(page, debuggers);
    await replaceText(page, `${'('.repeat(depth)}1${')'.repeat(depth)};`);
    await expect(problemItems(page)).toHaveText(
      /nested too deeply for the linter in this browser/,
    );
    await expect(page.getByText('is being checked')).toBeHidden();
    await expectCode(page, /\)\)\)/);
    await replaceText(page, 'debugger;\ndebugger;');
    await expect(problemItems(page)).toHaveCount(2);
    for (const name of ['ESLint config', 'tsconfig']) {
      await tab(page, name).click();
      await replaceText(page, `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      await expect(page.getByText('nested too deeply')).toBeVisible();
    }
  },
);

test(
  '10,000 lines open, can be edited, and never have stale results',
  night,
  async ({ page }) => {
    await openPlayground(page, {
      code: 'void 0;\n'.repeat(10_000),
      eslintrc: configOf('no-var'),
      showAST: 'es',
    });
    await page.getByRole('treeitem', { name: /^body/ }).click();
    await tab(page, /^Problems/).click();
    await linted(page);
    await focusEditor(page);
    await page.keyboard.type('var x;');
    await expect(page.getByText(/^Old: from before/)).toBeVisible();
    await page.keyboard.type('var y;');
    await linted(page);
    await expect(problemItems(page).filter({ hasText: 'no-var' })).toHaveCount(
      2,
    );
  },
);

test.describe('what cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_INTERNET|Loading .*chunk|ChunkLoadError/ });

  test('can be loaded again: the linter', night, async ({ page }) => {
    const pattern = `**${readAssets().worker}`;
    await page.route(pattern, route => route.abort('internetdisconnected'));
    await openPlayground(page, debuggers);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The linter is not running' }),
    ).toBeVisible();
    await focusEditor(page);
    await page.keyboard.type('debugger;');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(problemItems(page)).toHaveCount(2);
  });

  test('can be loaded again: the editor', night, async ({ page }) => {
    await page.route(applicationScripts, async route => {
      const response = await route.fetch();
      const isEditor = (await response.text()).includes('cm-foldGutter');
      await (isEditor
        ? route.abort('internetdisconnected')
        : route.fulfill({ response }));
    });
    await open(page, `/play${playgroundHash(debuggers)}`);
    await expect(page.getByText('could not be loaded')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Code' });
    await field.fill('debugger;\ndebugger;\n');
    await expect(problemItems(page)).toHaveCount(2);
    await page.unroute(applicationScripts);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.locator('mark[data-severity=error]')).toHaveCount(2);
    await expectCode(page, /debugger;\ndebugger;/);
  });
});
