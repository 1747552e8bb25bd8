import type { Page } from '@playwright/test';
import {
  expect,
  menuButton,
  navbarLink,
  nextDocLink,
  open,
  sectionMenu,
  test,
} from './page';

test.use({ viewport: { width: 390, height: 844 } });

/** The menu's own close button: there only while the menu is open. */
const closeButton = (page: Page) =>
  page.getByRole('button', { name: 'Close navigation bar' });

const backButton = (page: Page) =>
  page.getByRole('button', { name: 'Back to main menu' });

test('it starts with the section, goes back to the main menu, and leads to other sections', async ({
  page,
}) => {
  await open(page, '/users/configs');
  await expect(closeButton(page)).toBeHidden();
  await page.mouse.move(380, 600);
  await menuButton(page).click();
  const section = sectionMenu(page);
  await expect(
    section.getByRole('link', { name: 'Versioning' }),
  ).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await backButton(page).click();
  await expect(navbarLink(page, 'Playground')).toBeInViewport();
  await expect(section).toBeHidden();
  await page.mouse.wheel(0, 300);
  // The section's is out of the way.
  await expect(closeButton(page)).toHaveCount(1);
  await closeButton(page).click();
  await expect(navbarLink(page, 'Playground')).toBeHidden();
  await expect(section).toBeHidden();

  // The page behind stayed where it was. Until the menu is gone it is what the wheel turns.
  await expect(closeButton(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.mouse.wheel(0, -300);

  await menuButton(page).click();
  await backButton(page).click();
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL('/rules/');
  await expect(closeButton(page)).not.toBeInViewport();
});

test('among rules it opens where the page is, with rows for fingers', async ({
  page,
}) => {
  await page.goto('/rules/unified-signatures');
  await menuButton(page).click();
  const menu = sectionMenu(page);
  const link = menu.getByRole('link', { name: 'unified-signatures' });
  await expect(link).toBeInViewport();
  const height = (await link.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  const mark = await link.locator('span').evaluate(name => {
    const { top, height: size } = getComputedStyle(name, '::after');
    return parseFloat(top) + parseFloat(size) / 2;
  });
  expect(Math.abs(mark - height / 2)).toBeLessThanOrEqual(1);
  const field = menu.getByRole('searchbox', { name: /Filter the rules/ });
  await expect(field).toBeInViewport();
  await field.fill('floating');
  await expect(link).toBeHidden();
  await menu.getByRole('link', { name: 'no-floating-promises' }).click();
  await expect(page).toHaveURL('/rules/no-floating-promises');
});

test('going back closes it and stays on the page, and so does a window above 996 px', async ({
  page,
}) => {
  await open(page, '/getting-started/');
  await nextDocLink(page).click();
  await expect(page).not.toHaveURL('/getting-started/');
  const url = page.url();
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(page).toHaveURL(url);

  await menuButton(page).click();
  for (const [width, isOpen] of [
    [390, true],
    [996, true],
    [997, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await (isOpen
      ? expect(closeButton(page)).toBeInViewport()
      : expect(closeButton(page)).not.toBeInViewport());
  }
});

test('it has the tools on every page', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).click();
  await page.getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page).toHaveURL('/config');
  await expect(page.getByRole('navigation', { name: 'Tools' })).toBeVisible();
});
