import { devices } from '@playwright/test';
import { expect, open, test } from './page';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } =
  devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** In CSS pixels; fingers need at least this. */
const smallestTarget = 32;

for (const [path, cells] of [
  ['/rules/consistent-type-imports', 'th[scope="row"]'],
  ['/users/configs', 'td'],
] as const) {
  test(`names in tables on ${path} stay in one piece`, async ({ page }) => {
    await open(page, path);
    // Others may be broken at their spaces and hyphens.
    const names = page
      .locator(`table ${cells} code`)
      .filter({ hasText: /^\w+$/ });
    await expect(names.first()).toBeVisible();
    for (const name of await names.all()) {
      const lines = await name.evaluate(
        element => element.getClientRects().length,
      );
      expect(lines, await name.innerText()).toBe(1);
    }
  });
}

test('a single command is wrapped', async ({ page }) => {
  await open(page, '/config/upgrade-from-7');
  const hidden = await page
    .locator('pre', { hasText: 'npm install' })
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test('the button that copies covers no code', async ({ page }) => {
  await open(page, '/rules/no-floating-promises');
  const figure = page.getByRole('main').getByRole('figure').first();
  const button = figure.getByRole('button', { name: 'Copy code' });
  // The element around the lines has no place of its own.
  const code = figure.locator('pre > code > span').filter({ visible: true });
  const above = await button.first().boundingBox();
  const below = await code.first().boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
    below?.y ?? 0,
  );
});

for (const path of ['/', '/rules/no-floating-promises', '/users/configs']) {
  test(`buttons on ${path} are wide enough for fingers`, async ({ page }) => {
    await open(page, path);
    const small = await page
      .locator('.navbar button, .navbar a, main button, main summary')
      .evaluateAll(
        (elements, smallest) =>
          elements
            .filter(element => element.checkVisibility())
            .filter(
              element => element.getBoundingClientRect().height < smallest,
            )
            .map(element => element.outerHTML.slice(0, 120)),
        smallestTarget,
      );
    expect(small).toEqual([]);
  });
}
