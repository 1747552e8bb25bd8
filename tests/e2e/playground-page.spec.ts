import { shareLinks } from '../fixtures/share-links';
import { expect, night, test } from './page';
import {
  configOf,
  expectCode,
  focusEditor,
  linted,
  openLinted,
  openPlayground,
  pointAt,
  pressKeys,
  pressTimes,
  problemItems,
  replaceText,
  tab,
} from './playgroundPage';

const noAny = '@typescript-eslint/no-explicit-any';
const banTypes = '@typescript-eslint/ban-types';

test('problems are listed and underlined, with links to their rules', async ({
  page,
  context,
}) => {
  await openLinted(page, {
    code: 'let value: any = 1;\nvalue();\nlet name: String;\nconst text: string = 2;\n',
    eslintrc: configOf(noAny, banTypes, 'prefer-const'),
  });
  const items = problemItems(page);
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('ESLint');
  await expect(
    items.getByRole('link', { name: noAny, exact: true }),
  ).toHaveAttribute('href', /\/rules\/no-explicit-any#message-unexpectedAny$/);
  await expect(
    items.getByRole('link', { name: 'prefer-const' }),
  ).toHaveAttribute('href', /eslint\.org/);
  await expect(items.last()).toContainText(/TS2322.*TypeScript/);
  await expect(page.locator('mark[data-severity=error]')).not.toHaveCount(0);
  await expect(
    page.getByRole('status', { name: 'Problems in the code' }),
  ).toHaveText('4 errors');
  // Code in messages looks like code.
  await expect(items.locator('code', { hasText: /^String$/ })).toHaveCount(1);
  await expect(items.filter({ hasText: '`' })).toHaveCount(0);

  await test.step('a problem leads to its place', async () => {
    await items
      .last()
      .getByRole('button', { name: /^Go to/ })
      .click();
    await page.keyboard.type('other');
    await expectCode(page, /const other: string/);
  });

  await test.step('pointing at a squiggle tells of its rule, whose page opens in another tab', async () => {
    await replaceText(page, 'export const first: any = 1;\n');
    await expect(items).toHaveCount(1);
    await pointAt(page, page.locator('mark[data-severity=error]').first());
    const link = { name: 'no-explicit-any' };
    for (const place of [page.locator('.cm-tooltip'), items]) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        place.getByRole('link', link).click(),
      ]);
      await expect(opened).toHaveURL(/\/rules\/no-explicit-any/);
      await opened.close();
    }
  });

  await test.step('all lines and all problems are printed', async () => {
    const lines = Array.from(
      { length: 60 },
      (_, index) => `export const a${String(index)}: any = 1;`,
    );
    await replaceText(page, lines.join('\n'));
    await expect(items).toHaveCount(60);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.cm-editor').first()).toBeHidden();
    const printed = page.locator('pre > span', { hasText: /^export const a/ });
    await expect(printed).toHaveCount(60);
    for (const last of [printed.last(), items.last()]) {
      const isCut = await last.evaluate(element => {
        for (
          let each = element.parentElement;
          each;
          each = each.parentElement
        ) {
          const { bottom } = each.getBoundingClientRect();
          if (
            bottom < element.getBoundingClientRect().bottom &&
            getComputedStyle(each).overflowY !== 'visible'
          ) {
            return true;
          }
        }
        return false;
      });
      expect(isCut).toBe(false);
    }
    await expect(items.last()).toContainText('60:');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(printed).toHaveCount(0);
  });

  await test.step('what cannot be parsed is said, and that there is nothing', async () => {
    await replaceText(page, 'const = 1;');
    await expect(items.filter({ hasText: /Parsing error/ })).toHaveCount(1);
    await pressKeys(page, 'ControlOrMeta+A', 'Delete');
    await expect(page.getByText('There is no code to check')).toBeVisible();
  });
});

test('fixes and suggestions are previewed, and applied', async ({ page }) => {
  const code = 'var a = 1;\nvar b = 2;\n';
  const eslintrc = JSON.stringify({
    overrides: [{ files: ['*.ts'], rules: { 'no-var': 'error' } }],
  });
  const items = problemItems(page);

  await test.step('a fix is previewed before it is applied', async () => {
    await openLinted(page, { code, eslintrc });
    const first = items.first();
    await first.getByRole('button', { name: 'Preview fix' }).click();
    await expect(first.locator('del')).toHaveText('− var a = 1;\n');
    await expect(first.locator('ins')).toHaveText('+ let a = 1;\n');
    await expectCode(page, /var a/);
    await first.getByRole('button', { name: 'Apply fix' }).click();
    await expect(items).toHaveCount(1);
    await expect(page.locator('ins')).toHaveCount(0);
    await expectCode(page, /let a = 1;\nvar b/);
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(items).toHaveCount(2);
  });

  await test.step('all fixes are previewed and applied together', async () => {
    const preview = page.getByRole('button', { name: 'Preview all fixes' });
    await preview.click();
    await expect(page.locator('ins')).toHaveCount(2);
    // Of another file there may be other things to fix.
    await page.getByLabel('File type').selectOption('.js');
    await expect(page.locator('ins')).toHaveCount(0);
    await expect(items).toHaveCount(0);
    await page.getByLabel('File type').selectOption('.ts');
    await expect(items).toHaveCount(2);
    await preview.click();
    await expect(page.locator('ins')).toHaveCount(2);
    await page.getByRole('button', { name: 'Fix all', exact: true }).click();
    await expect(page.getByText('No problems: nothing')).toBeVisible();
    await expectCode(page, /let a = 1;\nlet b = 2;/);
  });

  await test.step('fixes are there as code actions, too', async () => {
    await replaceText(page, 'var a = 1;\n');
    await expect(page.locator('mark[data-severity=error]')).toHaveCount(1);
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+.');
    await expect(
      page.getByRole('button', { name: 'Fix', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(0);
  });

  await test.step('a suggestion is previewed before it is applied', async () => {
    await openLinted(page, {
      code: 'export const a: any = 1;\n',
      eslintrc: configOf(noAny),
    });
    await page
      .getByRole('button', { name: /^Preview suggestion:.*unknown/ })
      .click();
    await expect(page.locator('ins')).toHaveText(
      '+ export const a: unknown = 1;\n',
    );
    await page
      .getByRole('button', { name: /^Apply suggestion:.*unknown/ })
      .click();
    await expect(items).toHaveCount(0);
  });
});

test('code and configs are completed, and types explained', async ({
  page,
}) => {
  const proposals = page.locator('.cm-completionLabel');
  await openLinted(page, {
    code: 'const object = { firstName: 1 };\n',
    eslintrc: '{}',
  });
  await focusEditor(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('object.');
  await proposals.filter({ hasText: /^firstName$/ }).click();
  await expectCode(page, /object\.firstName/);
  await page
    .locator('.cm-line', { hasText: /^object/ })
    .hover({ position: { x: 20, y: 8 } });
  await expect(
    page.locator('.cm-tooltip').filter({ hasText: 'firstName: number' }),
  ).toBeVisible();
  // Out of the way.
  await page.mouse.move(640, 500);

  for (const [name, pasted, typed, wanted] of [
    ['ESLint config', '{ "rules": { "no-va', 'r', 'no-var'],
    ['tsconfig', '{ "compilerOptions": { "stric', 't', 'strict'],
  ] as const) {
    await tab(page, name).click();
    await replaceText(page, pasted);
    await page.keyboard.type(typed);
    await proposals.filter({ hasText: new RegExp(`^${wanted}$`) }).click();
    await expectCode(page, new RegExp(`"${wanted}": `));
  }
});

test(
  'mistakes in the configs are pointed at, in their own terms',
  night,
  async ({ page }) => {
    const items = problemItems(page);
    const problems = page.getByRole('list', {
      name: 'Problems of this config',
    });
    await openLinted(page, {
      code: 'var answer = 1;\n',
      eslintrc:
        '{\n  "extends": ["plugin:nope"],\n  "rules": {\n    "no-vra": 2,\n    "quotes": ["error", 7],\n    "no-var": 2\n  }\n}',
      tsconfig: '{\n  "compilerOptions": {\n    "strickt": true\n  }\n}',
    });
    await expect(items.filter({ hasText: 'no-var' })).toHaveCount(1);
    await expect(
      page.getByRole('list', { name: 'Rules that could not be used' }),
    ).toContainText('Did you mean "no-var"?');
    await tab(page, /^tsconfig/).click();
    await expect(problems).toContainText(
      /Line 3, column 5: Unknown compiler option/,
    );
    await tab(page, /^ESLint config/).click();
    await expect(problems).toContainText(/Line 2, column 15: .*plugin:nope/);
    await expect(problems).toContainText(/Line 4, column 5: .*no-vra/);
    await expect(problems).toContainText(
      'Line 5, column 25: quotes: This has to be "single", "double", or "backtick".',
    );

    await test.step('the last problems stay while a config is broken', async () => {
      await replaceText(
        page,
        '{\n  "rules": {\n    "no-var" "error"\n  }\n}\n',
      );
      await expect(problems).toContainText(
        'Line 3, column 14: Colon expected.',
      );
      await expect(
        page.locator('mark[data-severity=error]').first(),
      ).toBeVisible();
      await expect(
        page.getByText('so these are the problems from before.'),
      ).toBeVisible();
      await expect(items.filter({ hasText: 'no-var' })).toHaveCount(1);
      await expect(tab(page, /^Problems/)).toHaveText('Problems');
      await tab(page, 'Code').click();
      // The name's first letters: what follows it may be in the same element.
      await page
        .locator('.cm-line', { hasText: 'answer' })
        .hover({ position: { x: 50, y: 8 } });
      await expect(
        page.locator('.cm-tooltip').filter({ hasText: 'var answer: number' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Show the config' }).click();
    });

    await test.step('nothing is checked where no rule can be used', async () => {
      await replaceText(page, configOf('no-vra'));
      await expect(
        page.getByRole('status', { name: 'Problems in the code' }),
      ).toHaveText(
        'Nothing was checked: none of the rules could be used. See above.',
      );
      await expect(page.getByText('No problems')).toHaveCount(0);
    });
  },
);

test(
  'the linter is loaded before the page’s application, and once',
  night,
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'fetch') {
        loaded.push(`fetch ${new URL(request.url()).pathname}`);
      } else if (request.url().includes('/assets/js/main.')) {
        loaded.push('application');
      }
    });
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await openLinted(page, {
      ts: '5.0.4',
      code: 'var a',
      eslintrc: configOf('no-var'),
    });
    expect(loaded.slice(0, 4)).toEqual([
      expect.stringContaining('/typescript-5.0.4.'),
      expect.stringContaining('/libs-5.0.4.'),
      expect.stringContaining('/worker.'),
      'application',
    ]);
    expect(loaded.filter(file => file.includes('/typescript-'))).toHaveLength(
      1,
    );
    expect(workers).toBe(1);
  },
);

test(
  'shared links open in the page that is there, of today and of before',
  night,
  async ({ page }) => {
    await openPlayground(page);
    const links = shareLinks.filter(({ format }) =>
      /with everything|with rules and compiler options/.test(format),
    );
    expect(links).toHaveLength(2);
    for (const { format, hash, state } of links) {
      await test.step(format, async () => {
        await page.goto(`/play${hash}`);
        await expectCode(page, String(state.code));
        for (const [label, value] of [
          ['TypeScript', state.ts],
          ['File type', state.fileType ?? '.ts'],
          ['Source type', state.sourceType ?? 'module'],
          ['Filter by an AST selector', state.esQuery ?? ''],
        ] as const) {
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(
            String(value),
          );
        }
        await expect(tab(page, /^ESTree/)).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await tab(page, /^ESLint config/).click();
        await expectCode(
          page,
          /"@typescript-eslint\/no-explicit-any": ?"error"/,
        );
        await tab(page, /^tsconfig/).click();
        await expectCode(page, /"strict": ?true/);
        await tab(page, /^Code/).click();
      });
    }
    for (const eslintrc of [
      "{ rules: { 'no-var': 'error' }, }",
      "module.exports = { rules: { 'no-var': 'error' } }",
      'rules:\n  no-var: error\n',
    ]) {
      await test.step(`a config that isn't JSON: ${eslintrc}`, async () => {
        const code = `var a = ${String(eslintrc.length)};`;
        await openPlayground(page, { code, eslintrc });
        await expectCode(page, code);
        await expect(problemItems(page)).toHaveCount(1);
        await linted(page);
        await expect(problemItems(page)).toContainText('no-var');
      });
    }
  },
);

test(
  'another version of TypeScript is said, and can be chosen',
  night,
  async ({ page }) => {
    await openPlayground(page, {
      ts: '4.8.4',
      code: 'const a = 1 satisfies number;\n',
      tsconfig: '{}',
    });
    await expect(
      page.getByText(
        'The link asks for TypeScript "4.8.4", which isn’t available here: this is 4.7.4.',
      ),
    ).toBeVisible();
    await expect(problemItems(page)).not.toHaveCount(0);
    await page.getByLabel('TypeScript', { exact: true }).selectOption('5.0.4');
    await expect(page.getByText(/^Old: from before/)).toBeVisible();
    await expect(problemItems(page)).toHaveCount(0);
  },
);

test('trees are shown, and walked', night, async ({ page }) => {
  const entries = page.getByRole('treeitem');
  await openPlayground(page, {
    code: 'const first = 1;\nfunction second() { return first; }\nsecond();\n',
    showAST: 'es',
  });
  // What is not known yet is not called a mistake.
  await expect(page.getByText('may have syntax errors')).toHaveCount(0);
  await expect(
    entries.filter({ hasText: /VariableDeclaration/ }).first(),
  ).toBeVisible();

  await test.step('a tree follows the cursor, and leads it', async () => {
    const tree = page.getByRole('tree', { name: 'ESTree' });
    await focusEditor(page);
    await page.keyboard.press('ArrowDown');
    await pressTimes(page, 'ArrowRight', 'function se'.length);
    await expect(
      tree.getByRole('treeitem', { name: /id: Identifier/, selected: true }),
    ).toBeVisible();
    await tree.getByRole('treeitem', { name: /VariableDeclaration/ }).click();
    await page.getByRole('button', { name: 'Select in the code' }).click();
    await page.keyboard.type('x;');
    await expectCode(page, /^x;\nfunction/);
  });

  await test.step('tokens are listed when they are asked for', async () => {
    const tokens = page.getByRole('treeitem', { name: /^tokens/ });
    await expect(tokens).toHaveCount(0);
    await page.getByLabel('Tokens and comments').check();
    await expect(tokens).toHaveCount(1);
    await expect(page).toHaveURL(/tokens=true/);
  });

  await test.step('a selector highlights what it matches', async () => {
    const selector = page.getByLabel('Filter by an AST selector');
    await selector.fill('FunctionDeclaration, CallExpression');
    await expect(page.getByText('2 matches')).toBeVisible();
    await expect(page.locator('.cm-highlight')).toHaveCount(2);
    await page.getByRole('button', { name: 'Next match' }).click();
    await page.keyboard.type('y;');
    await expectCode(page, 'x;\ny;\nsecond();\n');
    await selector.fill('[[');
    await expect(page.getByText(/Expected|Unexpected|Syntax/i)).toBeVisible();
  });

  await test.step('a tree is walked by keyboard', async () => {
    await tab(page, 'TypeScript AST').click();
    const tree = page.getByRole('tree', { name: 'TypeScript AST' });
    await expect(entries.first()).toBeVisible();
    await tree.focus();
    await page.keyboard.press('Home');
    await expect(entries.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(
      tree.getByRole('treeitem', { selected: true }),
    ).not.toHaveAttribute('aria-posinset', '1');
  });

  await test.step('scopes are shown, unless the code has syntax errors', async () => {
    await tab(page, 'Scopes').click();
    await expect(
      page.getByRole('tree', { name: 'Scopes' }).getByRole('treeitem').first(),
    ).toBeVisible();
    await replaceText(page, 'let a b c;');
    await expect(page.getByText('the code has syntax errors')).toBeVisible();
  });
});

test(
  'rules that flag the code are found, and added to the config',
  night,
  async ({ page }) => {
    await openLinted(page, { code: 'var first = 1;\n', eslintrc: '{}' });
    await tab(page, 'All rules').click();
    await page.getByRole('button', { name: 'Which rules flag this?' }).click();
    await page
      .getByRole('button', { name: 'Add no-var to the config' })
      .click({ timeout: 30_000 });
    await tab(page, 'ESLint config').click();
    await expectCode(page, /"no-var": "error"/);
    await tab(page, /^Problems/).click();
    await expect(problemItems(page)).toHaveCount(1);
  },
);

test('the state is handed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await openLinted(page, {
    code: 'var a = 1;\n',
    eslintrc: configOf('no-var'),
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await copied()).toMatch(/\/play#ts=5\.4\.5&.*code=/);

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Markdown copied.')).toBeVisible();
  expect(await copied()).toContain('```ts\nvar a = 1;\n```');
  await expect(
    page.getByRole('link', { name: 'Report as an issue' }),
  ).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/typescript-eslint\/typescript-eslint\/issues\/new\?.*no-var/,
  );

  // As over plain HTTP from another computer.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('does not allow copying')).toBeVisible();
});
