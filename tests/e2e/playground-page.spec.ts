import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { shareLinks } from '../fixtures/share-links';
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

const noAny = '@typescript-eslint/no-explicit-any';
const noVar = configOf('no-var');

test('problems are listed, with links to their rules', async ({ page }) => {
  await openPlayground(page, {
    code: 'let value: any = 1;\nvalue();\nconst text: string = 2;\n',
    eslintrc: configOf(noAny, 'prefer-const'),
  });
  await linted(page);
  const items = problemItems(page);
  await expect(items).toHaveCount(3);
  const [first, last] = [items.first(), items.last()];
  await expect(first).toContainText('ESLint');
  await expect(
    items.getByRole('link', { name: noAny, exact: true }),
  ).toHaveAttribute('href', /\/rules\/no-explicit-any#message-unexpectedAny$/);
  await expect(
    items.getByRole('link', { name: 'prefer-const' }),
  ).toHaveAttribute('href', /eslint\.org/);
  await expect(last).toContainText('TypeScript');
  await expect(last).toContainText('TS2322');
  await expect(page.locator('.squiggly-error')).not.toHaveCount(0);
  await expect(
    page.getByRole('status', { name: 'Problems in the code' }),
  ).toHaveText('3 errors');

  await items
    .last()
    .getByRole('button', { name: /^Go to/ })
    .click();
  await page.keyboard.type('other');
  await expect
    .poll(async () => editorText(page))
    .toContain('const other: string');
});

test('problems follow what is typed', async ({ page }) => {
  await openPlayground(page, { code: '', eslintrc: configOf('no-var') });
  await linted(page);
  await expect(page.getByText('There is no code to check')).toBeVisible();
  await focusEditor(page);
  await page.keyboard.type('var a = 1;');
  await expect(problemItems(page)).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('let');
  await expect(problemItems(page)).toHaveCount(0);
});

test('fixes and suggestions are previewed, and applied', async ({ page }) => {
  await test.step('a fix is previewed before it is applied', async () => {
    await openPlayground(page, {
      code: 'var a = 1;\nvar b = 2;\n',
      eslintrc: configOf('no-var'),
    });
    await linted(page);
    const first = problemItems(page).first();
    await first.getByRole('button', { name: 'Preview fix' }).click();
    await expect(first.locator('del')).toHaveText('− var a = 1;\n');
    await expect(first.locator('ins')).toHaveText('+ let a = 1;\n');
    await expect.poll(async () => editorText(page)).toContain('var a');
    await first.getByRole('button', { name: 'Apply fix' }).click();
    await expect(problemItems(page)).toHaveCount(1);
    await expect(page.locator('ins')).toHaveCount(0);
    await expect
      .poll(async () => editorText(page))
      .toContain('let a = 1;\nvar b');

    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(problemItems(page)).toHaveCount(2);
  });

  await test.step('all fixes are previewed and applied together', async () => {
    await openPlayground(page, {
      code: 'var a = 1;\nvar b = 2;\n',
      eslintrc: configOf('no-var'),
    });
    await linted(page);
    const preview = page.getByRole('button', { name: 'Preview all fixes' });
    await preview.click();
    await expect(page.locator('ins')).toHaveCount(2);
    // Of another file there may be other things to fix.
    await page.getByLabel('File type').selectOption('.js');
    await expect(page.locator('ins')).toHaveCount(0);
    await preview.click();
    await expect(page.locator('ins')).toHaveCount(2);
    await page.getByRole('button', { name: 'Fix all', exact: true }).click();
    await expect(page.getByText('No problems: nothing')).toBeVisible();
    await expect
      .poll(async () => editorText(page))
      .toContain('let a = 1;\nlet b = 2;');
  });

  await test.step('a suggestion is previewed before it is applied', async () => {
    await openPlayground(page, {
      code: 'export const a: any = 1;\n',
      eslintrc: configOf(noAny),
    });
    await linted(page);
    await page
      .getByRole('button', { name: /^Preview suggestion:.*unknown/ })
      .click();
    await expect(page.locator('ins')).toHaveText(
      '+ export const a: unknown = 1;\n',
    );
    await page
      .getByRole('button', { name: /^Apply suggestion:.*unknown/ })
      .click();
    await expect(problemItems(page)).toHaveCount(0);
  });

  await test.step('fixes are there as code actions, too', async () => {
    await openPlayground(page, {
      code: 'var a = 1;\n',
      eslintrc: configOf('no-var'),
    });
    await linted(page);
    await focusEditor(page);
    await page.keyboard.press('ControlOrMeta+.');
    await expect(page.getByText('Fix (no-var)')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(problemItems(page)).toHaveCount(0);
  });
});

test('TypeScript completes and explains', async ({ page }) => {
  await openPlayground(page, {
    code: 'const object = { firstName: 1 };\n',
    eslintrc: '{}',
  });
  await linted(page);
  await focusEditor(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('object.');
  await expect(
    page.locator('.suggest-widget a', { hasText: /^firstName$/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => editorText(page)).toContain('object.firstName');
  await page
    .locator('.view-line span', { hasText: /^object/ })
    .first()
    .hover();
  await expect(
    page.getByRole('tooltip').filter({ hasText: 'firstName: number' }),
  ).toBeVisible();
});

test('the configs’ editors complete rules and compiler options', async ({
  page,
}) => {
  await openPlayground(page, { code: 'var a = 1;\n', eslintrc: '{}' });
  await linted(page);
  await tab(page, 'ESLint config').click();
  await replaceText(page, '{ "rules": { "no-va');
  await page.keyboard.type('r');
  await page
    .locator('.suggest-widget a')
    .filter({ hasText: /^no-var$/ })
    .click();
  await expect.poll(async () => editorText(page)).toContain('"no-var": ');

  await tab(page, 'tsconfig').click();
  await replaceText(page, '{ "compilerOptions": { "stric');
  await page.keyboard.type('t');
  await page
    .locator('.suggest-widget a')
    .filter({ hasText: /^strict$/ })
    .click();
  await expect.poll(async () => editorText(page)).toContain('"strict": ');
});

test('a broken config is pointed at, and the last problems stay', async ({
  page,
}) => {
  await openPlayground(page, {
    code: 'var answer = 1;\n',
    eslintrc: configOf('no-var'),
  });
  await linted(page);
  await tab(page, 'ESLint config').click();
  await replaceText(page, '{\n  "rules": {\n    "no-var" "error"\n  }\n}\n');
  const problems = page.getByRole('list', { name: 'Problems of this config' });
  await expect(problems).toContainText('Line 3, column 14: Colon expected.');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await expect(
    page.getByText(
      'The config has errors, so these are the problems from before.',
    ),
  ).toBeVisible();
  await expect(problemItems(page)).toHaveCount(1);
  await expect(tab(page, /^Problems/)).toHaveText('Problems');

  await tab(page, 'Code').click();
  // The name's first letters: what follows it may be in the same element.
  await page
    .locator('.view-line span span', { hasText: /^\s*answer/ })
    .hover({ position: { x: 20, y: 8 } });
  await expect(
    page.getByRole('tooltip').filter({ hasText: 'var answer: number' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show the config' }).click();
  await replaceText(page, '{}');
  await expect(problemItems(page)).toHaveCount(0);
  await expect(problems).toHaveCount(0);
});

test('mistakes in the configs are pointed at', async ({ page }) => {
  await test.step('unknown rules and bad options are pointed at; the others run', async () => {
    await openPlayground(page, {
      code: 'var a = 1;\n',
      eslintrc:
        '{\n  "extends": ["plugin:nope"],\n  "rules": {\n    "no-such-rule": 2,\n    "quotes": ["error", 7],\n    "no-var": 2\n  }\n}',
    });
    await linted(page);
    await expect(problemItems(page)).toHaveCount(1);
    await tab(page, /^ESLint config/).click();
    const problems = page.getByRole('list', {
      name: 'Problems of this config',
    });
    await expect(problems).toContainText(/Line 2, column 15: .*plugin:nope/);
    await expect(problems).toContainText(/Line 4, column 5: .*no-such-rule/);
    await expect(problems).toContainText(
      'Line 5, column 25: quotes: This has to be "single", "double", or "backtick".',
    );
  });

  await test.step('a tsconfig’s mistakes are pointed at', async () => {
    await openPlayground(page, {
      code: 'a;\n',
      tsconfig: '{\n  "compilerOptions": {\n    "strickt": true\n  }\n}',
    });
    await linted(page);
    await tab(page, /^tsconfig/).click();
    await expect(
      page.getByRole('list', { name: 'Problems of this config' }),
    ).toContainText(/Line 3, column 5: Unknown compiler option/);
  });
});

const viewNames: Record<string, RegExp> = {
  es: /^ESTree/,
  scope: /^Scopes/,
  ts: /^TypeScript AST/,
  types: /^Types/,
  rules: /^All rules/,
  compare: /^Compare/,
  false: /^Problems/,
};

test('the linter is loaded before the page’s application, and once', async ({
  page,
}) => {
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
  await openPlayground(page, { ts: '5.0.4', code: 'var a', eslintrc: noVar });
  await linted(page);
  expect(loaded.slice(0, 4)).toEqual([
    expect.stringContaining('/typescript-5.0.4.'),
    expect.stringContaining('/libs-5.0.4.'),
    expect.stringContaining('/worker.'),
    'application',
  ]);
  expect(loaded.filter(file => file.includes('/typescript-'))).toHaveLength(1);
  expect(workers).toBe(1);
});

test('shared links open, of every format', async ({ page }) => {
  await openPlayground(page);
  for (const { format, hash, state } of shareLinks) {
    await test.step(format, async () => {
      // In the page that is open, as when a link is pasted into the address.
      await page.goto(`/play${hash}`);
      if (state.code !== undefined) {
        await expect
          .poll(async () => editorText(page))
          .toBe(String(state.code));
      }
      await expectSettings(page, state);
      if (state.showAST !== undefined) {
        await expect(
          tab(page, viewNames[String(state.showAST)] ?? /^$/),
        ).toHaveAttribute('aria-selected', 'true');
      }
      await expectConfig(page, 'ESLint config', state.eslintrc);
      await expectConfig(page, 'tsconfig', state.tsconfig);
      await tab(page, /^Code/).click();
    });
  }
});

async function expectSettings(
  page: Page,
  state: Record<string, unknown>,
): Promise<void> {
  for (const [label, value] of [
    ['TypeScript', state.ts],
    ['File type', state.fileType],
    ['Source type', state.sourceType],
    ['Filter by an AST selector', state.esQuery],
  ] as const) {
    if (value !== undefined) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(
        String(value),
      );
    }
  }
}

async function expectConfig(
  page: Page,
  name: string,
  config: unknown,
): Promise<void> {
  if (config !== undefined) {
    await tab(page, new RegExp(`^${name}`)).click();
    await expect(async () => {
      const shown: unknown = JSON.parse(await editorText(page));
      expect(shown).toMatchObject(config as Record<string, unknown>);
    }).toPass({ timeout: 5_000 });
  }
}

test('another version of TypeScript is said, and can be chosen', async ({
  page,
}) => {
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
  await expect(problemItems(page)).not.toHaveCount(0, { timeout: 30_000 });
  await page.getByLabel('TypeScript', { exact: true }).selectOption('5.0.4');
  await expect(page.getByText(/^Old: from before/)).toBeVisible();
  await expect(problemItems(page)).toHaveCount(0, { timeout: 30_000 });
});

test('trees are shown, and walked', async ({ page }) => {
  await test.step('trees follow the cursor, and lead it', async () => {
    await openPlayground(page, {
      code: 'const first = 1;\nfunction second() { return first; }\n',
      showAST: 'es',
    });
    const tree = page.getByRole('tree', { name: 'ESTree' });
    await expect(
      tree.getByRole('treeitem', { name: /VariableDeclaration/ }),
    ).toBeVisible({ timeout: 30_000 });
    await focusEditor(page);
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 11; step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(
      tree.getByRole('treeitem', { name: /id: Identifier/, selected: true }),
    ).toBeVisible();

    await tree.getByRole('treeitem', { name: /VariableDeclaration/ }).click();
    await page.getByRole('button', { name: 'Select in the code' }).click();
    await page.keyboard.type('x;');
    await expect.poll(async () => editorText(page)).toMatch(/^x;\nfunction/);
  });

  await test.step('a tree is walked by keyboard', async () => {
    await openPlayground(page, { code: 'const first = 1;\n', showAST: 'ts' });
    const tree = page.getByRole('tree', { name: 'TypeScript AST' });
    await expect(tree.getByRole('treeitem').first()).toBeVisible({
      timeout: 30_000,
    });
    await tree.focus();
    await page.keyboard.press('Home');
    await expect(tree.getByRole('treeitem').first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('End');
    await expect(
      tree.getByRole('treeitem', { selected: true }),
    ).not.toHaveAttribute('aria-posinset', '1');
  });

  await test.step('scopes are shown', async () => {
    await openPlayground(page, {
      code: 'const first = 1;\n',
      showAST: 'scope',
    });
    await expect(
      page.getByRole('tree', { name: 'Scopes' }).getByRole('treeitem').first(),
    ).toBeVisible({ timeout: 30_000 });
  });

  await test.step('tokens are listed when they are asked for', async () => {
    await openPlayground(page, { code: 'const first = 1;\n', showAST: 'es' });
    const tokens = page
      .getByRole('tree')
      .getByRole('treeitem', { name: /^tokens/ });
    await expect(
      page.getByRole('tree').getByRole('treeitem').first(),
    ).toBeVisible({ timeout: 30_000 });
    await expect(tokens).toHaveCount(0);
    await page.getByLabel('Tokens and comments').check();
    await expect(tokens).toHaveCount(1);
    await expect(page).toHaveURL(/tokens=true/);
  });

  await test.step('an AST selector highlights what it matches', async () => {
    await openPlayground(page, {
      code: 'first();\nsecond();\n',
      showAST: 'es',
      esQuery: 'CallExpression',
    });
    await expect(page.getByText('2 matches')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.cdr[class*="highlight"]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Next match' }).click();
    await page.keyboard.type('x');
    await expect.poll(async () => editorText(page)).toContain('x;\nsecond');
    await page.getByLabel('Filter by an AST selector').fill('[[');
    await expect(page.getByText(/Expected|Unexpected|Syntax/i)).toBeVisible();
  });

  await test.step('the type at the cursor is shown', async () => {
    await openPlayground(page, {
      code: 'const first = [1];\n',
      showAST: 'types',
    });
    await focusEditor(page);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(
      page.getByRole('definition').filter({ hasText: 'number[]' }).first(),
    ).toBeVisible({
      timeout: 30_000,
    });
  });
});

test('rules that flag the code are found, and added to the config', async ({
  page,
}) => {
  await openPlayground(page, { code: 'var first = 1;\n', eslintrc: '{}' });
  await linted(page);
  await tab(page, 'All rules').click();
  await page.getByRole('button', { name: 'Which rules flag this?' }).click();
  await page
    .getByRole('button', { name: 'Add no-var to the config' })
    .click({ timeout: 30_000 });
  await tab(page, 'ESLint config').click();
  await expect
    .poll(async () => editorText(page))
    .toContain('"no-var": "error"');
  await tab(page, /^Problems/).click();
  await expect(problemItems(page)).toHaveCount(1);
});

test('forms edit the configs’ texts', async ({ page }) => {
  await test.step('the config’s form edits the same text', async () => {
    await openPlayground(page, {
      code: 'var a: Array<number> = [];\n',
      eslintrc: '{\n  // Mine\n  "rules": {}\n}\n',
    });
    await linted(page);
    await tab(page, 'ESLint config').click();
    await showAs(page, 'Form');
    await page.getByLabel('Find a rule').fill('array-type');
    await page
      .getByLabel('Severity of @typescript-eslint/array-type')
      .selectOption('warn');
    await expect(problemItems(page)).toHaveCount(1);
    await page.getByLabel(/^Options of/).fill('{ "default": "generic" }');
    await page.keyboard.press('Enter');
    await expect(problemItems(page)).toHaveCount(0);
    await showAs(page, 'JSON');
    await expect
      .poll(async () => editorText(page))
      .toMatch(/\/\/ Mine.*"generic"/s);
  });

  await test.step('the tsconfig’s form edits the same text', async () => {
    await openPlayground(page, {
      code: 'export const f = (a) => a;\n',
      tsconfig: '{}',
    });
    await linted(page);
    await expect(problemItems(page)).toHaveCount(0);
    await tab(page, 'tsconfig').click();
    await showAs(page, 'Form');
    await page.getByLabel('Find a compiler option').fill('noImplicitAny');
    await page.getByLabel('noImplicitAny').selectOption('true');
    await expect(problemItems(page)).toHaveCount(1);
  });
});

test('the state is handed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, {
    code: 'var a = 1;\n',
    eslintrc: configOf('no-var'),
  });
  await linted(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/play#ts=5\.4\.5&.*code=/);

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Markdown copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '```ts\nvar a = 1;\n```',
  );
  await expect(
    page.getByRole('link', { name: 'Report as an issue' }),
  ).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/typescript-eslint\/typescript-eslint\/issues\/new\?.*no-var/,
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a project' }).click(),
  ]);
  const files = unzipSync(
    await buffer(await download.createReadStream()),
  ) as Record<string, Uint8Array>;
  const source = files['typescript-eslint-playground/example.ts'];
  expect(source && strFromU8(source)).toBe('var a = 1;\n');

  // As over plain HTTP from another computer.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('does not allow copying')).toBeVisible();
});
