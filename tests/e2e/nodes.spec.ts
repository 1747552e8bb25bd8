import { expect, open, test } from './page';
import { openPlayground, pressTimes } from './playgroundPage';

test('the filter leaves the nodes that it is about', async ({ page }) => {
  await open(page, '/developers/nodes');
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(167);
  await page.getByLabel('Filter by name, code, or what it is').fill('as const');
  await expect(page.getByText('1 node', { exact: true })).toBeVisible();
  await links.getByText('TSAsExpression').click();
  await expect(page).toHaveURL(/type-expressions#tsasexpression$/);
  await expect(
    page.getByRole('heading', { name: 'TSAsExpression' }),
  ).toBeInViewport();
});

test('code leads to the nodes at the cursor', async ({ page }) => {
  await open(page, '/developers/nodes');
  const code = page.getByLabel('Paste your code');
  const path = page.getByRole('list', { name: 'Nodes at the cursor' });
  await code.fill('type Id = keyof Order;');
  await code.press('Home');
  await expect(path.getByRole('listitem')).toHaveText([
    'Program',
    'body[0]: TSTypeAliasDeclaration',
  ]);
  await pressTimes(page, 'ArrowRight', 'type Id = '.length);
  await expect(path.getByRole('listitem')).toHaveText([
    'Program',
    'body[0]: TSTypeAliasDeclaration',
    'typeAnnotation: TSTypeOperator',
  ]);
  await code.fill('type Id = ;');
  await expect(page.getByText('The code has a syntax error.')).toBeVisible();
  await code.fill('let a = <string>b;');
  await code.press('End');
  await code.press('ArrowLeft');
  await code.press('ArrowLeft');
  await path.getByRole('link', { name: 'TSTypeAssertion' }).click();
  await expect(page).toHaveURL(/type-expressions#tstypeassertion$/);
});

test('the playground’s tree says what a field can be, and leads to its node', async ({
  page,
}) => {
  await openPlayground(page, { code: 'const port = 1;\n', showAST: 'es' });
  const tree = page.getByRole('tree', { name: 'ESTree' });
  await tree.getByRole('treeitem', { name: '0: VariableDeclaration' }).click();
  await expect(
    page.getByText('Program.body: ProgramStatement[]'),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'VariableDeclaration' }),
  ).toHaveAttribute('href', /declarations#variabledeclaration$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all nodes are listed, and an address with a name leads to its node', async ({
    page,
  }) => {
    await page.goto('/developers/nodes');
    await expect(page.getByRole('rowheader').getByRole('link')).toHaveCount(
      167,
    );
    await expect(page.getByLabel('Paste your code')).toBeHidden();
    await page.goto('/developers/scopes#conditionaltype');
    await expect(page.getByText('reference List: ')).toBeInViewport();
    await page.goto('/developers/custom-rules#typed-rules');
    await page
      .getByRole('link', { name: 'Write a typed rule', exact: true })
      .click();
    await expect(
      page.getByRole('heading', { name: 'Write a typed rule' }),
    ).toBeInViewport();
    await page.goto('/developers/nodes/TSMappedType');
    await expect(
      page.getByRole('heading', { name: 'TSMappedType' }),
    ).toBeInViewport();
    await expect(
      page.getByText('nameType: TSTemplateLiteralType'),
    ).toBeVisible();
  });
});
