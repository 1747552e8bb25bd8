import type { Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, open, test } from './page';
import { modalField, modalHits, searchFor, searchModal } from './search';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(
    page.getByRole('button', { name: 'Close navigation bar' }),
  ).toBeInViewport();
}

/** What readers open, and type into, on pages of each kind. */
const states: {
  name: string;
  path: string;
  size: typeof phone;
  reach: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the menu of a rule page, filtered',
    path: '/rules/no-floating-promises',
    size: phone,
    async reach(page) {
      await openMenu(page);
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('searchbox')
        .fill('promise');
    },
  },
  {
    name: 'the main menu',
    path: '/getting-started/',
    size: phone,
    async reach(page) {
      await openMenu(page);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
    },
  },
  {
    name: 'the table of contents of a phone',
    path: '/getting-started/typed-linting',
    size: phone,
    async reach(page) {
      await page.getByText('On this page').click();
    },
  },
  {
    name: 'the start of the search on a phone',
    path: '/blog',
    size: phone,
    async reach(page) {
      await searchFor(page, '');
      await expect(
        searchModal(page).getByRole('link', { name: 'Quickstart' }),
      ).toBeVisible();
    },
  },
  {
    name: 'what the search finds on a phone',
    path: '/blog',
    size: phone,
    async reach(page) {
      await searchFor(page, 'indent');
      await expect(modalHits(page).first()).toBeVisible();
    },
  },
  {
    name: 'a search for nothing on a phone',
    path: '/blog',
    size: phone,
    async reach(page) {
      await searchFor(page, 'zzqqxx');
      await expect(searchModal(page)).toContainText('No results for');
      await expect(modalField(page)).toBeFocused();
    },
  },
  ...[phone, desktop].map(size => ({
    name: `the list of rules with filters, ${String(size.width)} px wide`,
    path: '/rules/?q=void&with=typed&deprecated=shown&sort=-preset',
    size,
    async reach(page: Page) {
      await expect(page.locator('main').getByRole('status')).toContainText(
        ' of ',
      );
    },
  })),
  {
    name: 'a config with findings',
    path: '/config',
    size: phone,
    async reach(page) {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await page.getByRole('heading', { name: 'As a flat config' }).waitFor();
    },
  },
  {
    name: 'the rules of TSLint, filtered',
    path: '/troubleshooting/tslint',
    size: phone,
    async reach(page) {
      await page.getByRole('searchbox', { name: /^Name, repl/ }).fill('no-');
    },
  },
  {
    name: 'the sidebar of rules without a match',
    path: '/rules/indent',
    size: desktop,
    async reach(page) {
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('searchbox')
        .fill('no-such');
    },
  },
];

for (const { name, path, size, reach } of states) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${name}: no accessibility fault, ${mode}`, async ({ page }) => {
      await page.addInitScript(theme => {
        localStorage.setItem('theme', theme);
      }, mode);
      await page.setViewportSize(size);
      await open(page, path);
      await stopMotion(page);
      await reach(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
