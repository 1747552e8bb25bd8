import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

/** The button that switches between light and dark. */
export function colorModeToggle(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /Switch between dark and light mode/ });
}

/** Makes the page light or dark as if that had been chosen in another tab. */
export async function setColorMode(
  page: Page,
  mode: 'dark' | 'light',
): Promise<void> {
  await page.evaluate(newValue => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'theme',
        newValue,
        storageArea: localStorage,
      }),
    );
  }, mode);
  await expectColorMode(page, mode);
}

/** Checks which mode the page is in. */
export async function expectColorMode(
  page: Page,
  mode: 'dark' | 'light',
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
