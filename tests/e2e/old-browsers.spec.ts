import {
  expect,
  menuButton,
  navbarLink,
  overflow,
  sectionMenu,
  test,
  title,
} from './page';

/** Makes a page what it is in browsers without popovers, where their attributes mean nothing. */
const withoutPopovers = (text: string): string =>
  text
    .replaceAll('popovertarget', 'data-target')
    .replaceAll(/ popover=/g, ' data-popover=')
    .replaceAll(
      /@supports not selector\(:popover-open\)/g,
      '@supports (display: block)',
    );

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.route(
    url => !url.pathname.endsWith('.js'),
    async route => {
      if (
        !['document', 'stylesheet'].includes(route.request().resourceType())
      ) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const body = withoutPopovers(await response.text());
      await route.fulfill({ response, body });
    },
  );
});

test('links take the place of the menus and of the search', async ({
  page,
}) => {
  await page.goto('/rules/no-shadow');
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
  await expect(navbarLink(page, 'Search').first()).toBeVisible();
  const other = sectionMenu(page).getByRole('link', { name: 'no-redeclare' });
  await expect(other).toBeVisible();
  // Below the text, not in its way.
  const heading = await title(page).boundingBox();
  expect(heading?.y).toBeLessThan((await other.boundingBox())?.y ?? 0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await navbarLink(page, 'Docs').first().click();
  await expect(page).toHaveURL(/getting-started/);
  await page.waitForLoadState();
});
