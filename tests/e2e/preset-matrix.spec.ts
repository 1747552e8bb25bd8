import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, test } from './page';

function matrix(page: Page): Locator {
  return page.locator('[data-preset-matrix]');
}

function rows(page: Page): Locator {
  return matrix(page)
    .getByRole('row')
    .filter({ has: page.locator('td') });
}

test('says which rule is in which preset', async ({ page }) => {
  await page.goto('/users/configs');
  const cells = matrix(page)
    .getByRole('row', { name: /^no-floating-promises / })
    .getByRole('cell');
  await expect(cells).toHaveText(['', 'on', '', 'on', '', '']);
  await expect(
    matrix(page)
      .getByRole('row', { name: /^ban-ts-comment / })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('on, with options');
});

test('shows what a preset adds to another', async ({ page }) => {
  await page.goto('/users/configs');
  const count = matrix(page).getByRole('status');
  const [wanted, unwanted] = await matrix(page).getByRole('combobox').all();
  await wanted?.focus();
  await wanted?.selectOption('strictTypeChecked');
  const heading = matrix(page).getByRole('columnheader', {
    name: /^strictTypeChecked /,
  });
  const rulesOfStrict = Number.parseInt(
    (await heading.textContent())?.replace(/\D+/, '') ?? '',
    10,
  );
  await expect(count).toHaveText(`${String(rulesOfStrict)} rules`);
  await expect(rows(page)).toHaveCount(rulesOfStrict);
  await unwanted?.selectOption('recommendedTypeChecked');
  await expect(
    rows(page).filter({ hasText: 'no-floating-promises' }),
  ).toHaveCount(0);
  await expect(
    rows(page).filter({ hasText: 'no-unnecessary-condition' }),
  ).toHaveCount(1);
  // In both, with other options
  await expect(rows(page).filter({ hasText: 'ban-ts-comment' })).toHaveCount(1);
  await matrix(page).getByRole('searchbox').fill('unnecessary condition');
  await expect(count).toHaveText('1 rule');
});

test('leads to rules, to presets, and to rules in no preset', async ({
  page,
}) => {
  await page.goto('/users/configs');
  await matrix(page)
    .getByRole('link', { name: /^strictTypeChecked/ })
    .click();
  await expect(page).toHaveURL(/#strict-type-checked$/);
  await matrix(page).getByRole('link', { name: 'in no preset' }).click();
  await expect(page).toHaveURL(/\/rules\/\?preset=none$/);
});

test('has its head and the names of rules in sight on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users/configs#compare');
  const frame = matrix(page).getByRole('group');
  await frame.evaluate(element => {
    element.scrollIntoView({ block: 'end' });
    element.scrollTo(element.scrollWidth, element.scrollHeight);
  });
  await expect(rows(page).last().getByRole('rowheader')).toBeInViewport();
  await expect(matrix(page).getByRole('columnheader').last()).toBeInViewport();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
});

test('has only the presets that were chosen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users/configs#compare');
  const [wanted, known] = await matrix(page).getByRole('combobox').all();
  // Choosing an option from a script doesn't focus the field, as a reader does
  await wanted?.focus();
  await wanted?.selectOption('strict');
  await known?.selectOption('recommended');
  await expect(matrix(page).getByRole('columnheader')).toHaveText([
    /^\d+ rules$/,
    /^recommended\b/,
    /^strict\b/,
  ]);
});

for (const theme of ['light', 'dark']) {
  test(`has no accessibility faults, ${theme}`, async ({ page }) => {
    await page.addInitScript(value => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.goto('/users/configs');
    await stopMotion(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
