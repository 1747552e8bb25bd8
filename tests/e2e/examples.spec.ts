import type { Locator, Page } from '@playwright/test';
import { readLink } from '../../src/playground/link/readLink';
import { accessibilityFaults } from './axe';
import { expect, hydrated, open, test } from './page';

// A page with fixes, suggestions, options, short and long lines.
const path = '/rules/array-type';

const versions = { available: ['5.4.5'], default: '5.4.5' };

/** The halves of the first pair. */
function firstPair(page: Page): { incorrect: Locator; correct: Locator } {
  const half = (verdict: string) =>
    page.getByRole('figure', { name: new RegExp(`\\b${verdict}\\b`) }).first();
  return { incorrect: half('Incorrect'), correct: half('Correct') };
}

for (const width of [390, 1440, 1920]) {
  test(`incorrect is above correct on every page, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/rules/array-type', '/rules/no-explicit-any']) {
      await open(page, path);
      const { incorrect, correct } = firstPair(page);
      const [above, below] = await Promise.all([
        incorrect.boundingBox(),
        correct.boundingBox(),
      ]);
      expect(below?.x).toBe(above?.x);
      expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
    }
  });
}

test('examples fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, path);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(320);
});

test('Copy covers no code', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/rules/array-type', '/getting-started']) {
      await open(page, path);
      const covering = await page.locator('main pre + button').evaluateAll(
        buttons =>
          buttons.filter(button => {
            const place = button.getBoundingClientRect();
            const code = button.previousElementSibling?.getBoundingClientRect();
            return (
              place.height > 0 &&
              code &&
              place.bottom > code.top + 1 &&
              place.top < code.bottom &&
              place.left < code.right - 1
            );
          }).length,
      );
      expect(covering).toBe(0);
    }
  }
});

test.describe('a report', () => {
  test('and the code it is about refer to each other', async ({ page }) => {
    await open(page, path);
    const { incorrect } = firstPair(page);
    const report = incorrect.getByRole('listitem').first();
    await expect(incorrect.locator('mark').first()).toHaveAccessibleDescription(
      /forbidden/,
    );
    await report.getByRole('link', { name: /^Line \d+:\d+$/ }).click();
    await expect(page.locator('mark:target')).toBeFocused();
    await expect(report).toContainText(/errorString/);
    await expect(report).toContainText(/Fix: replace/);
  });

  test('lights up with its code, from either side', async ({ page }) => {
    await open(page, '/rules/no-explicit-any');
    const { incorrect } = firstPair(page);
    const report = incorrect.getByRole('listitem').first();
    const lit = page.locator('mark[data-lit]');
    await incorrect.locator('mark').first().hover();
    await expect(report).toHaveAttribute('data-lit');
    await expect(lit).toHaveCount(1);
    await report.getByText('any', { exact: false }).first().hover();
    await expect(lit).toHaveCount(await report.locator('a').count());
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await report.locator('a').first().focus();
    await expect(lit).toHaveCount(1);
    await expect(report).toHaveAttribute('data-lit');
  });

  test('is told once, with all its places', async ({ page }) => {
    await open(page, '/rules/prefer-nullish-coalescing');
    const reports = firstPair(page).incorrect.getByRole('listitem');
    await expect(reports).toHaveCount(1);
    expect(await reports.getByRole('link').count()).toBeGreaterThan(1);
  });
});

test('a fix can be unfolded as a diff', async ({ page }) => {
  await open(page, path);
  const { incorrect } = firstPair(page);
  await incorrect.getByText('Fixed by').click();
  await expect(incorrect.locator('details ins').first()).toBeVisible();
  await expect(incorrect.locator('details del').first()).toBeVisible();
});

test('the copied code is the code alone', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const { incorrect } = firstPair(page);
  await incorrect.getByRole('button', { name: /copy/i }).click();
  await expect(
    incorrect.getByRole('button', { name: /copied/i }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n');
  expect(copied).toBe(
    await incorrect.locator('pre code').first().textContent(),
  );
  expect(copied).not.toMatch(/forbidden|^\d/m);
});

test.describe('an example opens in the playground', () => {
  test('with all that it is linted with', async ({ page }) => {
    await open(page, '/rules/naming-convention');
    // Both halves have the same options, which are said above them.
    const frame = page.locator('div:has(> dl [data-options])').first();
    const example = frame.getByRole('figure', { name: /\bCorrect\b/ });
    const [code, options] = await Promise.all([
      example.locator('pre code').textContent(),
      frame.locator('[data-options]').textContent(),
    ]);
    await example.getByRole('link', { name: /playground/i }).click();
    // The address is packed at once.
    await expect(page).toHaveURL(/\/play\/?#.*code=\w/);
    const { state } = readLink(new URL(page.url()).hash, versions) ?? {};
    expect(state?.code).toBe(`${String(code)}\n`);
    expect(JSON.parse(state?.eslintrc ?? '')).toEqual({
      rules: {
        '@typescript-eslint/naming-convention': [
          'error',
          ...(JSON.parse(`[${String(options)}]`) as unknown[]),
        ],
      },
    });
    await page.goBack();
    await hydrated(page);
  });

  test('in another tab', async ({ context, page }) => {
    await open(page, path);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      firstPair(page)
        .incorrect.getByRole('link', { name: /playground/i })
        .click({ button: 'middle' }),
    ]);
    await expect(opened).toHaveURL(/\/play\/?#.*code=\w/);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both examples, reports and fixes are there', async ({ page }) => {
    await page.goto(path);
    const { incorrect, correct } = firstPair(page);
    await expect(correct.locator('pre')).toBeVisible();
    await expect(incorrect.getByRole('listitem').first()).toBeVisible();
    await incorrect.getByText('Fixed by').click();
    await expect(incorrect.locator('details ins').first()).toBeVisible();
    await expect(incorrect.getByRole('button')).toHaveCount(0);
  });
});

test('on paper is all of an example, and nothing to press', async ({
  page,
}) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  const { incorrect, correct } = firstPair(page);
  await expect(correct.locator('pre')).toBeVisible();
  await expect(incorrect.locator('details ins').first()).toBeVisible();
  await expect(incorrect.getByRole('button')).toHaveCount(0);
  await expect(
    incorrect.getByRole('link', { name: /playground/i }),
  ).toHaveCount(0);
});

for (const colorMode of ['light', 'dark']) {
  for (const width of [390, 1280, 1920]) {
    test(`no accessibility faults, ${colorMode}, ${String(width)} px`, async ({
      page,
    }) => {
      await page.addInitScript(mode => {
        localStorage.setItem('theme', mode);
      }, colorMode);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.open = true;
        }
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
