import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, test } from './page';

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

function field(page: Page): Locator {
  return sidebar(page).getByRole('searchbox');
}

/** The rules that are in the sidebar, by name. */
function rules(page: Page): Locator {
  return sidebar(page).locator('.rule a').filter({ visible: true });
}

test('is filtered by part of a name', async ({ page }) => {
  await page.goto('/rules/no-explicit-any');
  await field(page).fill('floating prom');
  await expect(rules(page)).toHaveText(['no-floating-promises']);
  await field(page).fill('@typescript-eslint/no-floating');
  await expect(rules(page)).toHaveText(['no-floating-promises']);
  await field(page).fill('no-such');
  await expect(rules(page)).toHaveCount(0);
  await expect(sidebar(page).getByRole('status')).toContainText('No such name');
  await field(page).fill('');
  await expect(rules(page)).not.toHaveCount(0);
  await expect(sidebar(page).getByRole('status')).toBeEmpty();
});

test('Enter opens the only rule that is left', async ({ page }) => {
  await page.goto('/rules/no-explicit-any');
  await field(page).fill('floating');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/rules/no-floating-promises');
});

test('Enter looks for the rest in the list of rules', async ({ page }) => {
  await page.goto('/rules/no-explicit-any');
  await field(page).fill('void');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/rules\/\?q=void$/);
});

test('deprecated rules are folded, and found all the same', async ({
  page,
}) => {
  await page.goto('/rules/no-explicit-any');
  const indent = sidebar(page).getByRole('link', { name: 'indent' });
  await expect(indent).toBeHidden();
  await field(page).fill('indent');
  await expect(indent).toBeVisible();
  await field(page).fill('');
  await expect(indent).toBeHidden();
  await sidebar(page).getByText('Deprecated rules').click();
  await expect(indent).toBeVisible();
  await page.goto('/rules/indent');
  await expect(indent).toBeInViewport();
});

test('says of a rule which preset has it, and what it needs and does', async ({
  page,
}) => {
  await page.goto('/rules/no-explicit-any');
  await expect(
    sidebar(page).getByRole('link', {
      name: /^await-thenable ?, recommended types$/,
    }),
  ).toBeVisible();
  await expect(
    sidebar(page).getByRole('link', {
      name: /^array-type ?, stylistic fix$/,
    }),
  ).toBeVisible();
});

test('its field stays in sight', async ({ page }) => {
  await page.goto('/rules/unified-signatures');
  await expect(field(page)).toBeInViewport();
  await expect(
    sidebar(page).getByRole('link', { name: 'unified-signatures' }),
  ).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it has no field, and unfolds', async ({ page }) => {
    await page.goto('/rules/no-explicit-any');
    await expect(field(page)).toBeHidden();
    await sidebar(page).getByText('Deprecated rules').click();
    await expect(
      sidebar(page).getByRole('link', { name: 'indent' }),
    ).toBeVisible();
  });
});

for (const theme of ['light', 'dark']) {
  test(`has no accessibility faults, ${theme}`, async ({ page }) => {
    await page.addInitScript(value => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.goto('/rules/indent');
    await stopMotion(page);
    await field(page).fill('in');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
