import type { Page } from '@playwright/test';
import { writeToolLink } from '../../src/tools/useToolState';
import { expect, night, test } from './page';
import {
  configOf,
  openLinted,
  playgroundHash,
  problemItems,
  replaceText,
} from './playgroundPage';
import { pageField, pageResults } from './search';
import { holdScripts } from './slowScripts';
import { translate } from './translate';

// Browsers put the words of a translated page into elements of their own: before React takes the page over,
// meanwhile, and whenever it shows something new.

const config = '{ "rules": { "no-such-rule": "error" } }';
const configField = (page: Page) => page.locator('#config-text');
const finding = (page: Page) =>
  page
    .getByRole('region', { name: 'Findings' })
    .getByText('no-such-rule')
    .first();

const noAny = '@typescript-eslint/no-explicit-any';

test.describe('/config', () => {
  test('reads what is pasted, and changed', async ({ page }) => {
    await page.goto('/config');
    await translate(page);
    await configField(page).fill(config);
    await expect(finding(page)).toBeVisible();
    await configField(page).fill('{');
    await expect(finding(page)).toBeHidden();
    await configField(page).fill(config);
    await expect(finding(page)).toBeVisible();
  });

  test('reads a link', night, async ({ page }) => {
    const hash = writeToolLink({ config, fields: {} });
    const release = await holdScripts(page);
    await page.goto(`/config${hash ?? ''}`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await translate(page);
    release();
    await expect(finding(page)).toBeVisible();
    await expect(configField(page)).toHaveValue(config);
  });
});

test.describe('the playground', () => {
  const parameters = {
    code: 'let value: any = 1;\n',
    eslintrc: configOf(noAny),
  };

  test('opens a link that was translated before React came', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`/play${playgroundHash(parameters)}`, {
      waitUntil: 'commit',
    });
    await page.locator('main').waitFor();
    await translate(page);
    release();
    await expect(problemItems(page)).toHaveCount(1);
    await replaceText(page, 'export const text: any = 2, other: any = 3;\n');
    await expect(problemItems(page)).toHaveCount(2);
  });

  test('goes on when it is translated later', night, async ({ page }) => {
    await openLinted(page, parameters);
    await translate(page);
    await replaceText(page, 'export const text: any = 2, other: any = 3;\n');
    await expect(problemItems(page)).toHaveCount(2);
    await replaceText(page, 'export const text = 2;\n');
    await expect(problemItems(page)).toHaveCount(0);
  });

  test(
    'starts with what is typed into the example',
    night,
    async ({ page }) => {
      await page.goto('/play');
      await translate(page);
      await page.locator('textarea[data-text=code]:visible').click();
      await replaceText(page, 'export const text: any = 2;\n');
      await expect(
        page.getByRole('link', { name: noAny, exact: true }),
      ).toHaveCount(1);
    },
  );
});

test(
  '/search finds something else, and more of it',
  night,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/search?q=enum', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await translate(page);
    release();
    const first = pageResults(page).first();
    await expect(first).toContainText(/enum/i);
    await pageField(page).fill('no-floating-promises');
    await expect(first).toContainText('no-floating-promises');
    await pageField(page).fill('qqqqqqqqqq');
    await expect(pageResults(page)).toHaveCount(0);
    await pageField(page).fill('');
    await expect(page.getByRole('main')).toContainText(/\w{5}/);
  },
);

test('the list of rules is narrowed down, and whole again', async ({
  page,
}) => {
  await page.goto('/rules/');
  await translate(page);
  const status = page.getByRole('main').getByRole('status');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('enum');
  await expect(status).toContainText(/of \d+/);
  await field.fill('qqqqqqqqqq');
  await expect(status).toContainText(/0 of|No/);
  await page.getByRole('button', { name: /Clear/ }).first().click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('row').nth(100)).toBeVisible();
});

test(
  'an example is edited, and its options are changed',
  night,
  async ({ page }) => {
    await page.goto('/rules/no-floating-promises');
    const example = page
      .getByRole('main')
      .locator('figure:has(a[data-rule])')
      .first();
    await translate(page);
    await example.getByRole('button', { name: /Edit/ }).click();
    await expect(example.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('export const text = 1;');
    await expect(example.getByRole('status')).toContainText('No reports');
    await page.keyboard.insertText('\nPromise.resolve();');
    await expect(example.getByRole('status')).toContainText('1 report');
    await example.getByRole('button', { name: 'Reset' }).click();
    await expect(example.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(example.getByRole('status')).toContainText('1 report');
  },
);
