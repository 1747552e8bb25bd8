import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, open, test } from './page';

/** The rules that are shown, by name. */
function shownRules(page: Page): Locator {
  return page.getByRole('rowheader').getByRole('link');
}

function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: /Name, description/ });
}

/** One of a filter's three choices. */
function choice(page: Page, filter: string, name: string): Locator {
  return page
    .getByRole('group', { name: filter, exact: true })
    .getByRole('radio', { name, exact: true });
}

async function countOfRules(page: Page): Promise<number> {
  const status = await page.locator('main').getByRole('status').textContent();
  return Number.parseInt(status ?? '', 10);
}

test('shows every rule, and hides none by default', async ({ page }) => {
  await open(page, '/rules/');
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^\d+ rules$/,
  );
  const count = await countOfRules(page);
  await expect(shownRules(page)).toHaveCount(count);
  await expect(page.getByRole('row', { name: /^indent / })).toContainText(
    'deprecated',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain and complete table', async ({ page }) => {
    await page.goto('/rules/');
    await expect(shownRules(page)).toHaveCount(await countOfRules(page));
    await expect(
      page.getByRole('row', { name: /^no-floating-promises / }),
    ).toContainText('recommended, strict');
    await expect(page.getByRole('form')).toBeHidden();
  });
});

test('is narrowed down by text, and puts it into the address', async ({
  page,
}) => {
  await open(page, '/rules/');
  await searchField(page).pressSequentially('floating promises');
  await expect(shownRules(page)).toHaveText(['no-floating-promises']);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^1 of \d+ rules$/,
  );
  await expect(page).toHaveURL(/\/rules\/\?q=floating\+promises$/);
  await expect(searchField(page)).toBeFocused();
});

test('finds options and messages', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).fill('allowSingleElementEquality');
  await expect(shownRules(page)).toHaveText(['prefer-string-starts-ends-with']);
  await searchField(page).fill('Unexpected any. Specify a different type');
  await expect(shownRules(page)).toHaveText(['no-explicit-any']);
});

test('a filter is off, on or excluded, by keyboard', async ({ page }) => {
  await open(page, '/rules/');
  const all = await countOfRules(page);
  await choice(page, 'Deprecated', 'Any').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Deprecated', 'Yes')).toBeChecked();
  await expect.poll(async () => countOfRules(page)).toBeLessThan(all);
  const deprecated = await countOfRules(page);
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Deprecated', 'No')).toBeFocused();
  await expect(page).toHaveURL(/\?without=deprecated$/);
  await expect.poll(async () => countOfRules(page)).toBe(all - deprecated);
});

test('can be linked, and the back button takes back what was asked', async ({
  page,
}) => {
  await open(page, '/rules/?with=typed&without=deprecated&sort=type');
  await expect(choice(page, 'Needs types', 'Yes')).toBeChecked();
  await expect(choice(page, 'Deprecated', 'No')).toBeChecked();
  await expect(
    page.getByRole('columnheader', { name: 'Type' }),
  ).toHaveAttribute('aria-sort', 'ascending');
  const linked = await shownRules(page).allTextContents();

  await choice(page, 'Auto-fix', 'Yes').check();
  await expect(page).toHaveURL(/\?with=fixable,typed&/);
  await searchField(page).fill('promise');
  await expect(page).toHaveURL(/\?q=promise&/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await expect(choice(page, 'Auto-fix', 'Yes')).toBeChecked();
  await page.goBack();
  await expect(choice(page, 'Auto-fix', 'Any')).toBeChecked();
  await expect(shownRules(page)).toHaveText(linked);
  await page.goForward();
  await expect(choice(page, 'Auto-fix', 'Yes')).toBeChecked();
});

test('comes back as it was from a rule', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).fill('thenable');
  await expect(page).toHaveURL(/\?q=thenable$/);
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: 'await-thenable' })
    .click();
  await expect(page).toHaveURL(/\/rules\/await-thenable\/?$/);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('thenable');
  await expect(shownRules(page).first()).toHaveText('await-thenable');
});

test('a rule is opened while the address waits for a pause in typing', async ({
  page,
}) => {
  await open(page, '/rules/');
  await searchField(page).fill('await-thenabl');
  await expect(shownRules(page)).toHaveText(['await-thenable']);
  await searchField(page).press('e');
  await shownRules(page).first().click();
  await expect(page).toHaveURL('/rules/await-thenable');
  // Longer than the pause
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/rules/await-thenable');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('await-thenable');
});

test('shows all rules again', async ({ page }) => {
  await open(page, '/rules/?q=promise&with=typed');
  await expect(shownRules(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Show all rules' }).click();
  await expect(page).toHaveURL(/\/rules\/$/);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^\d+ rules$/,
  );
});

test('is sorted by its columns', async ({ page }) => {
  await open(page, '/rules/');
  const names = await shownRules(page).allTextContents();
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await expect(shownRules(page)).toHaveText(names.reverse());
  await expect(page).toHaveURL(/\?sort=-name$/);
  await page.getByRole('button', { name: 'Presets' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('recommended');
  await expect(
    page.getByRole('columnheader', { name: 'Presets' }),
  ).toHaveAttribute('aria-sort', 'ascending');
});

test('leaves the slash to the search of the site', async ({ page }) => {
  await open(page, '/rules/');
  await searchField(page).pressSequentially('and/or');
  await expect(searchField(page)).toHaveValue('and/or');
});

for (const width of [320, 390, 768]) {
  test(`needs no scrolling sideways at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/rules/');
    const toggle = page.getByRole('button', { name: 'Filters' });
    if (width < 768) {
      await expect(choice(page, 'Auto-fix', 'Any')).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(choice(page, 'Auto-fix', 'Any')).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });
}

for (const theme of ['light', 'dark']) {
  test(`has no accessibility faults, ${theme}`, async ({ page }) => {
    await page.addInitScript(value => {
      localStorage.setItem('theme', value);
    }, theme);
    await open(page, '/rules/?with=typed&without=deprecated');
    await stopMotion(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
