import type { Locator, Page } from '@playwright/test';
import { readLink } from '../../src/playground/link/link';
import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';

const rulePage = '/rules/no-floating-promises';

const firstExample = (page: Page): Locator =>
  page.getByRole('main').locator('figure:has(a[data-rule])').first();

/** Presses Edit, and waits for the first reports. */
async function edit(example: Locator): Promise<Locator> {
  await example.getByRole('button', { name: 'Edit' }).click();
  await expect(example.getByRole('textbox')).toBeFocused();
  await expect(example.getByRole('status').first()).toHaveText(
    /^\d+ reports?$/,
  );
  return example.getByRole('textbox');
}

/** Replaces the code that is edited. */
async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const heightOf = async (example: Locator): Promise<number> =>
  Math.round((await example.boundingBox())?.height ?? 0);

test('an example is edited where it is, its reports follow, and Reset brings back the code', async ({
  page,
}) => {
  await page.goto(rulePage);
  const example = firstExample(page);
  const status = example.getByRole('status');
  const height = await heightOf(example);
  const reports = await example.getByRole('list').innerText();
  const editor = await edit(example);
  expect(await example.getByRole('list').innerText()).toBe(reports);
  expect(await heightOf(example)).toBe(height);
  expect(await accessibilityFaults(page)).toEqual([]);

  const code = await editor.innerText();
  // The cursor is at the first report.
  await page.keyboard.type('await ');
  await expect(status).toHaveText('No reports');
  await expect(example.locator('figcaption')).toContainText('Edited');
  const link = example.getByRole('link', { name: 'Open in playground' });
  await link.hover();
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const versions = { available: ['5.4.5'], default: '5.4.5' };
  expect(readLink(hash, versions)?.shared.code).toContain('await ');
  await example.getByRole('button', { name: 'Reset' }).click();
  await expect(status).toHaveText('1 report');
  expect(await editor.innerText()).toBe(code);
  await example.getByRole('button', { name: 'Close' }).click();
  await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test(
  'on a narrow screen, notes and fixes are below their lines, and nothing is cut off',
  night,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/rules/no-unnecessary-type-assertion');
    const example = firstExample(page);
    const editor = await edit(example);
    const line = await example.locator('.cm-line mark').first().boundingBox();
    const end = (line?.y ?? NaN) + (line?.height ?? 0);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y;
    const note = example.getByRole('list').locator('[data-report]');
    expect(await top(note)).toBeGreaterThanOrEqual(end);
    await example
      .getByText('Fix', { exact: true })
      .filter({ visible: true })
      .click();
    const changed = example
      .locator('[data-change] ins')
      .filter({ visible: true });
    await expect(changed).toBeVisible();
    await expect.poll(() => top(changed)).toBeGreaterThanOrEqual(end);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
    const after = await changed.innerText();
    await example.getByRole('button', { name: 'Apply fix' }).click();
    await expect(example.getByRole('status')).toHaveText('No reports');
    await expect(editor).toContainText(after.trim());
  },
);

test('a press on the code puts the cursor there, and what is typed is there again after going away and back', async ({
  page,
}) => {
  await page.goto(rulePage);
  const example = firstExample(page);
  await example.getByText('checkOut').first().click();
  const editor = example.getByRole('textbox');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Now');
  const typed = /function (?=\w*Now)(?!checkOut\b)\w+/;
  await expect(editor).toContainText(typed);
  await expect(example.locator('figcaption')).toContainText('Edited');
  await page.goto('/rules/no-misused-promises');
  await page.goto(rulePage);
  await expect(editor).toContainText(typed);
  await expect(example.locator('figcaption')).toContainText('Edited');
});

test(
  'an `any` that a reader writes is followed to where it comes from',
  night,
  async ({ page }) => {
    await page.goto('/rules/no-unsafe-call');
    const example = firstExample(page);
    await edit(example);
    await replaceCode(
      page,
      "const settings = JSON.parse('{}');\nsettings.load();",
    );
    await expect(example.getByRole('status')).toHaveText('1 report');
    const origin = example.getByText('Where the any comes from');
    await origin.filter({ visible: true }).click();
    await expect(
      example.getByRole('listitem').filter({ hasText: 'JSON.parse' }).last(),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  'which entry of naming-convention decides follows the cursor and the options',
  night,
  async ({ page }) => {
    await page.goto('/rules/naming-convention');
    const example = firstExample(page);
    await edit(example);
    await replaceCode(page, 'const maxRetries = 3;');
    await expect(example.getByRole('status').first()).toHaveText('No reports');
    const answer = example
      .getByText(/^Put the cursor on a name|decides\.$/)
      .first();
    await expect(answer).toHaveText(/^Put the cursor/);
    await page.keyboard.press('Home');
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await expect(answer).toHaveText(/^Variable name maxRetries: entry \d+ of/);
    await expect(
      example.getByRole('listitem').filter({ hasText: 'This entry decides.' }),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test.describe('where the linter cannot be loaded', () => {
  test.use({ expectedProblems: /playground\/worker/ });

  test('reports stay as they are on the page, and the example says why, and tries again', async ({
    page,
  }) => {
    let refuse = (): void => undefined;
    const refused = new Promise<void>(resolve => {
      refuse = resolve;
    });
    await page.route('**/playground/worker*', async route => {
      await refused;
      await route.abort();
    });
    await page.goto(rulePage);
    const example = firstExample(page);
    const status = example.getByRole('status');
    const height = await heightOf(example);
    await example.getByRole('button', { name: 'Edit' }).click();
    await expect(example.getByRole('textbox')).toBeFocused();
    await expect(example.locator('.cm-line mark')).toHaveText('saveOrder(id);');
    await expect(
      example.locator('[data-report]').filter({ visible: true }),
    ).toHaveCount(1);
    expect(await heightOf(example)).toBe(height);
    refuse();
    await expect(status).toContainText('could not be loaded');
    await page.unroute('**/playground/worker*');
    await example.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText('1 report');
  });
});
