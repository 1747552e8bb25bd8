import type { Page } from '@playwright/test';
import { faultsInBothModes } from './axe';
import {
  expect,
  menuButton,
  night,
  open,
  overflow,
  sectionMenu,
  test,
} from './page';
import {
  modalField,
  modalHits,
  pageField,
  pageResults,
  searchFor,
  searchModal,
} from './search';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const sidebarField = (page: Page) => sectionMenu(page).getByRole('searchbox');

/** Opens all that is folded on a rule's page. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('.markdown summary').all()) {
    await summary.click();
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** What readers open, and type into, on pages of each kind: states that follow each other on a page. */
const rows: {
  name: string;
  path: string;
  size: typeof phone;
  states: ((page: Page) => Promise<void>)[];
  details?: Partial<typeof night>;
}[] = [
  {
    name: 'the menu of a rule page, filtered, and the main menu',
    path: '/rules/no-floating-promises',
    size: phone,
    details: night,
    states: [
      async page => {
        await menuButton(page).click();
        await expect(
          page.getByRole('button', { name: 'Close navigation bar' }),
        ).toBeInViewport();
        await sidebarField(page).fill('promise');
      },
      page => page.getByRole('button', { name: 'Back to main menu' }).click(),
    ],
  },
  {
    name: 'the table of contents of a phone',
    path: '/getting-started/typed-linting',
    size: phone,
    details: night,
    states: [page => page.getByText('On this page').click()],
  },
  ...[phone, desktop].map(size => ({
    name: `the search at its start, with results, and without, ${String(size.width)} px wide`,
    path: '/blog',
    size,
    details: night,
    states: [
      async (page: Page) => {
        await searchFor(page, '');
        await expect(
          searchModal(page).getByRole('link', { name: 'Quickstart' }),
        ).toBeVisible();
      },
      async (page: Page) => {
        await modalField(page).fill('indent');
        await expect(modalHits(page).first()).toBeVisible();
      },
      async (page: Page) => {
        await modalField(page).fill('zzqqxx');
        await expect(searchModal(page)).toContainText('No results for');
        await expect(modalField(page)).toBeFocused();
      },
    ],
  })),
  {
    name: 'the search page with results, with deprecated ones, and without',
    path: '/search',
    size: desktop,
    details: night,
    states: ['promise', 'no-throw-literal', 'zzqqxx'].map(
      query => async (page: Page) => {
        await pageField(page).fill(query);
        await (query === 'zzqqxx'
          ? expect(page.getByRole('main')).toContainText('No results')
          : expect(pageResults(page).first()).toContainText(query));
      },
    ),
  },
  ...[phone, desktop].map(size => ({
    name: `the list of rules with filters, ${String(size.width)} px wide`,
    path: '/rules/?q=void&with=typed&deprecated=shown&sort=-preset',
    size,
    details: night,
    states: [
      async (page: Page) => {
        await expect(page.locator('main').getByRole('status')).toContainText(
          ' of ',
        );
      },
    ],
  })),
  {
    name: 'a config with findings',
    path: '/config',
    size: phone,
    states: [
      async page => {
        await page.getByRole('button', { name: 'Example' }).click();
        await page
          .getByRole('region', { name: 'The config as a flat config' })
          .waitFor();
      },
    ],
  },
  {
    name: 'the rules of TSLint, filtered',
    path: '/troubleshooting/tslint',
    size: phone,
    details: night,
    states: [
      page => page.getByRole('searchbox', { name: /^Name, repl/ }).fill('no-'),
    ],
  },
  {
    name: 'the sidebar of rules, filtered, and without a match',
    path: '/rules/indent',
    size: desktop,
    details: night,
    states: [
      page => sidebarField(page).fill('in'),
      page => sidebarField(page).fill('no-such'),
    ],
  },
  {
    name: 'all that a rule page folds',
    path: '/rules/no-restricted-imports',
    size: { width: 320, height: 900 },
    states: [unfold],
  },
  ...(
    [
      ['/rules/member-ordering', phone],
      ['/rules/ban-ts-comment', desktop],
    ] as const
  ).map(([path, size]) => ({
    name: `all that ${path} folds`,
    path,
    size,
    states: [unfold],
    details: night,
  })),
];

for (const { name, path, size, states, details = {} } of rows) {
  test(`${name}: no accessibility fault`, details, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    for (const reach of states) {
      await reach(page);
      expect(await faultsInBothModes(page)).toEqual([]);
    }
  });
}
