import { launch, stubLaunches } from './launch';
import { expect, open, test } from './page';
import {
  expectCode,
  linted,
  openLinted,
  playgroundHash,
  replaceText,
  workInPlayground,
} from './playgroundPage';

test.beforeEach(({ page }) => stubLaunches(page));

test('a config opens in its tool, and gives back what was there', async ({
  page,
}) => {
  await open(page, '/config');
  const field = page.getByLabel('Your config', { exact: true });
  await field.fill('{ "rules": { "no-var": "error" } }');
  await launch(page, '.eslintrc.yaml', 'rules:\n  eqeqeq: error\n');
  await expect(
    page.getByRole('region', { name: 'The config as a flat config' }),
  ).toContainText("eqeqeq: 'error'");
  await expect(field).toHaveValue('rules:\n  eqeqeq: error\n');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue('{ "rules": { "no-var": "error" } }');
});

test('a saved report opens in its tool', async ({ page }) => {
  await open(page, '/config');
  const messages = [
    { ruleId: 'eqeqeq', severity: 2, message: 'No', line: 3, column: 5 },
  ];
  const report = JSON.stringify([{ filePath: '/repo/src/a.ts', messages }]);
  await launch(page, 'reports.json', report);
  await expect(page).toHaveURL(/\/config\/adopt$/);
  await expect(page.getByText(/^1 report in 1 file/)).toBeVisible();
});

test('code opens in the playground, and gives back what was there', async ({
  page,
}) => {
  await openLinted(page);
  await replaceText(page, 'const typed = 1;');
  await launch(page, 'View.tsx', 'const view = <p>{1}</p>;\n');
  await linted(page);
  await expectCode(page, 'const view = <p>{1}</p>;\n');
  await expect(
    page.getByText("'view' is assigned a value but never used.").first(),
  ).toBeVisible();
  await expect(page.getByText('The file replaced the code')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectCode(page, 'const typed = 1;');
});

test('what is shared is looked for, and a link of a playground opens it', async ({
  page,
}) => {
  await page.goto('/search?q=Promises+must+be+awaited');
  await expect(
    page.getByRole('link', { name: 'no-floating-promises' }).first(),
  ).toBeVisible();
  const code = 'const linked = 1;';
  const link = `https://typescript-eslint.io/play/${playgroundHash({ code })}`;
  await page.goto(`/search?url=${encodeURIComponent(link)}`);
  await expect(page).toHaveURL(/\/play\/?#code=/);
  await workInPlayground(page);
  await expectCode(page, code);
});
