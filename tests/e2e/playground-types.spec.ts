import { accessibilityFaults } from './axe';
import { expect, test } from './page';
import {
  editorText,
  focusEditor,
  linted,
  openPlayground,
  pressTimes,
} from './playgroundPage';

const code = `interface Item { price: number }
const item: Item = { price: 1 };
const prices = [item].map(each => each.price);
//    ^?
`;

test('a comment asks for a type, which stands behind it', async ({ page }) => {
  await openPlayground(page, { code });
  await linted(page);
  await expect
    .poll(() => editorText(page))
    .toContain('//    ^? const prices: number[]');
  await expect(
    page.getByRole('list', { name: 'Types asked for in the code' }),
  ).toHaveText('Line 3: const prices: number[]');
  await focusEditor(page);
  await page.keyboard.type('// ');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => editorText(page))
    .toContain('//    ^? const prices: number[]');
});

test('types unfold, and say where they are declared', async ({ page }) => {
  await openPlayground(page, { code });
  await linted(page);
  await page.getByRole('tab', { name: 'Types', exact: true }).click();
  await focusEditor(page);
  await page.keyboard.press('ArrowDown');
  await pressTimes(page, 'ArrowRight', 'const i'.length);
  const tree = page.getByRole('tree', { name: 'What the type consists of' });
  await expect(tree.getByRole('treeitem')).toHaveText([
    /members: 1/,
    /price: number/,
    /declared in: 1/,
  ]);
  await tree.getByRole('treeitem', { name: 'declared in' }).click();
  await tree
    .getByRole('treeitem', { name: 'InterfaceDeclaration on line 1' })
    .hover();
  await expect(page.locator('[class*="highlight_"]')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a tree’s entry that is pointed at marks its code', async ({ page }) => {
  await openPlayground(page, { code: 'let a = 1;\n' });
  await linted(page);
  await page.getByRole('tab', { name: 'ESTree' }).click();
  const marks = page.locator('[class*="highlight_"]');
  await expect(marks).toHaveCount(0);
  await page.getByRole('treeitem', { name: /VariableDeclaration/ }).hover();
  await expect(marks).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(marks).toHaveCount(0);
});

test('an entry of naming-convention is shown to decide', async ({ page }) => {
  const entries = [
    { selector: 'default', format: ['camelCase'] },
    { selector: 'variable', format: ['UPPER_CASE'] },
  ];
  await openPlayground(page, {
    code: 'let a = 1;\n',
    eslintrc: JSON.stringify({
      rules: { '@typescript-eslint/naming-convention': ['error', ...entries] },
    }),
  });
  await linted(page);
  await page.getByRole('tab', { name: 'Types', exact: true }).click();
  await focusEditor(page);
  await pressTimes(page, 'ArrowRight', 'let '.length);
  await expect(
    page.getByText('Naming convention: Variable name a'),
  ).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'This entry decides.' }),
  ).toContainText('"selector":"variable"');
});

test('a report tells where its any comes from', async ({ page }) => {
  await openPlayground(page, {
    code: 'declare const text: string;\nconst order = JSON.parse(text);\norder.total();\n',
    eslintrc: JSON.stringify({
      rules: { '@typescript-eslint/no-unsafe-call': 'error' },
    }),
  });
  await linted(page);
  await page.getByText('Where does this any come from?').click();
  await expect(page.locator('[role="tabpanel"] details li:visible')).toHaveText(
    [
      /^Line 3 *order\.total$/,
      /^Line 3 *order$/,
      /^Line 2 *order = JSON\.parse\(text\)$/,
      /^Line 2 *JSON\.parse\(text\)$/,
      /JSON\.parse$/,
    ],
  );
  await expect(page.getByText('is declared to return any')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Line 2' }).last().click();
  await page.keyboard.press('Delete');
  await expect.poll(() => editorText(page)).toContain('const order = ;');
});
