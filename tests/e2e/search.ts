import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

/** The navbar's button that opens the search. */
export function searchButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Search' });
}

export function searchModal(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** The field of the search. */
export function modalField(page: Page): Locator {
  return searchModal(page).getByRole('searchbox');
}

/** What the search found, below its field. */
export function modalHits(page: Page): Locator {
  return searchModal(page).locator('section').getByRole('link');
}

/** Pages that the reader can start from, which are there when the results can be shown. */
export function modalStart(page: Page): Locator {
  return searchModal(page)
    .getByRole('navigation', { name: 'Good places to start' })
    .getByRole('link');
}

/** Opens the modal and types into it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(modalField(page)).toBeFocused();
  await modalField(page).fill(query);
}

/** The field of the search page. */
export function pageField(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox');
}

/** The pages that the search page lists. */
export function pageResults(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** Where the build put the index. */
export const indexAddress = '**/assets/search/index.*.json';
