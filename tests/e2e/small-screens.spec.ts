import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { expect, test } from './page';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } =
  devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

/** In CSS pixels; fingers need at least this. */
const smallestTarget = 32;

test('names in tables stay in one piece, and a single command is wrapped', async ({
  page,
}) => {
  for (const [path, cells] of [
    ['/rules/consistent-type-imports', 'th[scope="row"]'],
    ['/users/configs', 'td'],
  ] as const) {
    await page.goto(path);
    // Others may be broken at their spaces and hyphens.
    const names = page
      .locator(`table ${cells} code`)
      .filter({ hasText: /^\w+$/ });
    await expect(names.first()).toBeVisible();
    const broken = await names.evaluateAll(elements =>
      elements
        .filter(element => element.getClientRects().length !== 1)
        .map(element => element.textContent),
    );
    expect(broken, path).toEqual([]);
  }
  await page.goto('/config/upgrade-from-7');
  const hidden = await page
    .locator('pre', { hasText: 'npm install' })
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test('text takes the width of the screen', async ({ page }) => {
  for (const path of [
    '/users/configs',
    '/rules/no-shadow',
    '/blog/asts-and-typescript-eslint',
  ]) {
    await page.goto(path);
    const widths = await page
      .getByRole('article')
      .evaluateAll(([article]) => [article?.clientWidth ?? 0, innerWidth]);
    const [text = 0, screen = 0] = widths;
    expect(text, path).toBeGreaterThan(0.85 * screen);
  }
});

test('presets are compared without scrolling sideways', async ({ page }) => {
  await page.goto('/config/compare');
  const tables = page.getByRole('main').getByRole('group', { name: 'Table' });
  await expect(tables).not.toHaveCount(0);
  const hidden = await tables.evaluateAll(elements =>
    elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(hidden).toEqual(hidden.map(() => 0));
});

test('the result of what is pasted begins in view', async ({ page }) => {
  for (const [path, text, result] of [
    ['/config', '{ "rules": { "no-vra": "error" } }', '1 error'],
    [
      '/config/adopt',
      '/a.ts\n  1:1  error  Use const  prefer-const\n',
      '1 report',
    ],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('textbox').fill(text);
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: result }),
    ).toBeInViewport();
  }
});

test('the row of tools shows a part of the one before', async ({ page }) => {
  await page.goto('/config/compare');
  await expect(
    page.getByRole('link', { name: 'Upgrade', exact: true }),
  ).toBeInViewport();
});

test('buttons are large enough for fingers, and cover no code', async ({
  page,
}) => {
  for (const path of ['/', '/users/configs', '/rules/no-floating-promises']) {
    await page.goto(path);
    expect(await smallButtons(page), path).toEqual([]);
  }
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

function smallButtons(page: Page): Promise<string[]> {
  return page
    .locator('.navbar button, .navbar a, main button, main summary')
    .evaluateAll(
      (elements, smallest) =>
        elements
          .filter(element => element.checkVisibility())
          .filter(element => element.getBoundingClientRect().height < smallest)
          .map(element => element.outerHTML.slice(0, 120)),
      smallestTarget,
    );
}
