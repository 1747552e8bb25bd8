import type { Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { expect, navbarLink, nextDocLink, open, test } from './page';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });

/** The menu's own close button: there only while the menu is open. */
const closeButton = (page: Page) =>
  page.getByRole('button', { name: 'Close navigation bar' });

const backButton = (page: Page) =>
  page.getByRole('button', { name: 'Back to main menu' });

test('it opens, and leads to other sections', async ({ page }) => {
  await open(page, '/');
  await expect(closeButton(page)).toBeHidden();
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await navbarLink(page, 'Rules').click();
  await expect(page).toHaveURL('/rules/');
  await expect(closeButton(page)).not.toBeInViewport();
});

test('the page behind stays where it is', async ({ page }) => {
  await open(page, '/users/configs');
  await page.mouse.move(380, 600);
  await menuButton(page).click();
  await page.mouse.wheel(0, 300);
  await backButton(page).click();
  await page.mouse.wheel(0, 300);
  // The section's is out of the way.
  await expect(closeButton(page)).toHaveCount(1);
  await closeButton(page).click();
  // Until it is gone it is what the wheel turns.
  await expect(closeButton(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('it starts with the section, and goes back to the main menu', async ({
  page,
}) => {
  await open(page, '/users/configs');
  await menuButton(page).click();
  const section = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(
    section.getByRole('link', { name: 'Versioning' }),
  ).toBeInViewport();
  await backButton(page).click();
  await expect(navbarLink(page, 'Playground')).toBeInViewport();
  await expect(section).toBeHidden();
  await closeButton(page).click();
  await expect(navbarLink(page, 'Playground')).toBeHidden();
  await expect(section).toBeHidden();
});

test('among rules it opens where the page is, with rows for fingers', async ({
  page,
}) => {
  await open(page, '/rules/unified-signatures');
  await menuButton(page).click();
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = menu.getByRole('link', { name: 'unified-signatures' });
  await expect(link).toBeInViewport();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const field = menu.getByRole('searchbox', { name: /Filter the rules/ });
  await expect(field).toBeInViewport();
  await field.fill('floating');
  await expect(link).toBeHidden();
  await menu.getByRole('link', { name: 'no-floating-promises' }).click();
  await expect(page).toHaveURL('/rules/no-floating-promises');
});

test('going back closes it and stays on the page', async ({ page }) => {
  await open(page, '/getting-started/');
  await nextDocLink(page).click();
  await expect(page).not.toHaveURL('/getting-started/');
  const url = page.url();
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.evaluate(() => {
    history.back();
  });
  await expect(closeButton(page)).not.toBeInViewport();
  await expect(page).toHaveURL(url);
});

test('it closes above 996 px, and stays closed', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  await page.setViewportSize({ width: 996, height: 844 });
  await expect(closeButton(page)).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(closeButton(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(closeButton(page)).not.toBeInViewport();
});

test('it has no accessibility fault', async ({ page }) => {
  await open(page, '/users/configs');
  await stopMotion(page);
  await menuButton(page).click();
  await expect(closeButton(page)).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
});
