import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';
import {
  expectCode,
  focusEditor,
  openLinted,
  pressTimes,
  tab,
} from './playgroundPage';

const code = `interface Item { price: number }
const item: Item = { price: 1 };
const prices = [item].map(each => each.price);
//    ^?
`;

test(
  'types are shown where a comment asks for them, and unfold',
  night,
  async ({ page }) => {
    await openLinted(page, {
      code,
      eslintrc: JSON.stringify({
        rules: {
          '@typescript-eslint/naming-convention': [
            'error',
            { selector: 'default', format: ['camelCase'] },
          ],
        },
      }),
    });
    await test.step('a comment is followed by the type, wherever it moves', async () => {
      await expectCode(page, /\/\/ {4}\^\? const prices: number\[\]/);
      await expect(
        page.getByRole('list', { name: 'Types asked for in the code' }),
      ).toHaveText('Line 3: const prices: number[]');
      await focusEditor(page);
      await page.keyboard.type('// ');
      await page.keyboard.press('Enter');
      await expectCode(page, /\/\/ {4}\^\? const prices: number\[\]/);
    });

    await tab(page, /^Types$/).click();
    await focusEditor(page);
    await pressTimes(page, 'ArrowDown', 2);
    await pressTimes(page, 'ArrowRight', 'const i'.length);
    const tree = page.getByRole('tree', { name: 'What the type consists of' });
    await expect(tree.getByRole('treeitem')).toHaveText([
      /members: 1/,
      /price: number/,
      /declared in: 1/,
    ]);
    await expect(
      page.getByText('Naming convention: Variable name item'),
    ).toBeVisible();
    await test.step('an entry that is pointed at marks its code', async () => {
      const marks = page.locator('.cm-highlight');
      await tree.getByRole('treeitem', { name: 'declared in' }).click();
      const top = async () => (await marks.first().boundingBox())?.y;
      const before = await top();
      await tree
        .getByRole('treeitem', { name: 'InterfaceDeclaration on line 2' })
        .hover();
      await expect.poll(top).toBeLessThan(before ?? 0);
      expect(await accessibilityFaults(page)).toEqual([]);

      await tab(page, /^ESTree/).click();
      await page
        .getByRole('treeitem', { name: /VariableDeclaration/ })
        .first()
        .hover();
      await expect(marks).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(marks).toHaveCount(0);
    });
  },
);

test('a report tells where its any comes from', async ({ page }) => {
  await openLinted(page, {
    code: 'declare const text: string;\nconst order = JSON.parse(text);\norder.total();\n',
    eslintrc: JSON.stringify({
      rules: { '@typescript-eslint/no-unsafe-call': 'error' },
    }),
  });
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
  await expectCode(page, /const order = ;/);
});
