import type { Locator, Page } from '@playwright/test';
import { expect, sectionMenu, test } from './page';

function field(page: Page): Locator {
  return sectionMenu(page).getByRole('searchbox');
}

function link(page: Page, name: RegExp | string): Locator {
  return sectionMenu(page).getByRole('link', { name });
}

/** The rules that are in the sidebar, by name. */
function rules(page: Page): Locator {
  return sectionMenu(page).locator('.rule a').filter({ visible: true });
}

// Which rules a name leaves: `src/rules/sidebar/listenToSidebarFilter.test.tsx`.
test('shows where the page is, and what rules need and do; deprecated ones are folded', async ({
  page,
}) => {
  await page.goto('/rules/unified-signatures');
  await expect(field(page)).toBeInViewport();
  // No rule is half under the field.
  const bottom = await sectionMenu(page)
    .locator('.rule-filter')
    .evaluate(filter => filter.getBoundingClientRect().bottom);
  const tops = await rules(page).evaluateAll(links =>
    links.map(link => link.getBoundingClientRect().top),
  );
  expect(Math.min(...tops.map(top => Math.abs(top - bottom)))).toBeLessThan(1);
  await expect(link(page, 'unified-signatures')).toBeInViewport();
  await expect(link(page, 'unified-signatures')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(
    link(page, /^await-thenable ?, recommended types$/),
  ).toBeVisible();
  await expect(link(page, /^array-type ?, stylistic fix$/)).toBeVisible();

  await expect(link(page, 'indent')).toBeHidden();
  await field(page).fill('indent');
  await expect(link(page, 'indent')).toBeVisible();
  await field(page).fill('');
  await expect(link(page, 'indent')).toBeHidden();
  await sectionMenu(page).getByText('Deprecated rules').click();
  await expect(link(page, 'indent')).toBeVisible();
  await page.goto('/rules/indent');
  await expect(link(page, 'indent')).toBeInViewport();
});

test('Enter opens the only rule that is left, and else looks in the list of rules', async ({
  page,
}) => {
  await page.goto('/rules/no-explicit-any');
  await field(page).fill('no-such');
  await expect(rules(page)).toHaveCount(0);
  await expect(sectionMenu(page).getByRole('status')).toContainText(
    'No such name',
  );
  await field(page).fill('floating prom');
  await expect(rules(page)).toHaveText(['no-floating-promises']);
  await expect(sectionMenu(page).getByRole('status')).toBeEmpty();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/rules/no-floating-promises');
  // The address changes first, and the sidebar along with the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'no-floating-promises',
  );
  await field(page).fill('void');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/rules\/\?q=void$/);
});
