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
      const covering = await page.locator('main figure > button').evaluateAll(
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

/** What is said about an example, in the order of the code. */
const reportsOf = (example: Locator): Locator =>
  example.locator('[data-report]');

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('It is not shown.');
  }
  return box;
};

test.describe('a report', () => {
  test('and the code it is about refer to each other', async ({ page }) => {
    await open(page, path);
    const { incorrect } = firstPair(page);
    const report = reportsOf(incorrect).first();
    await expect(incorrect.locator('mark').first()).toHaveAccessibleDescription(
      /forbidden/,
    );
    await report.getByRole('link', { name: /^Line \d+:\d+$/ }).click();
    await expect(page.locator('mark:target')).toBeFocused();
    await expect(report).toContainText(/errorString/);
    await expect(report.getByText('Fix', { exact: true })).toBeVisible();
  });

  test('lights up with its code, from either side', async ({ page }) => {
    await open(page, '/rules/no-explicit-any');
    const { incorrect } = firstPair(page);
    const report = reportsOf(incorrect).first();
    const places = report.getByRole('link', { name: /^Line/ });
    const lit = page.locator('mark[data-lit]');
    await incorrect.locator('mark').first().hover();
    await expect(report).toHaveAttribute('data-lit');
    await expect(lit).toHaveCount(1);
    await report.getByText('any', { exact: false }).first().hover();
    await expect(lit).toHaveCount(await places.count());
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await places.first().focus();
    await expect(lit).toHaveCount(1);
    await expect(report).toHaveAttribute('data-lit');
  });

  test('is told once, with all its places', async ({ page }) => {
    await open(page, '/rules/prefer-nullish-coalescing');
    const reports = reportsOf(firstPair(page).incorrect);
    await expect(reports).toHaveCount(1);
    const places = reports.getByRole('link', { name: /^Line/ });
    expect(await places.count()).toBeGreaterThan(1);
  });

  for (const [where, path, width] of [
    ['next to its line', '/rules/no-floating-promises', 1440],
    ['below its line where that is long', '/rules/array-type', 1440],
    ['below its line on a phone', '/rules/no-floating-promises', 390],
  ] as const) {
    test(`is ${where}, and no line is far from the next`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const { incorrect } = firstPair(page);
      const line = await boxOf(incorrect.locator('[data-reported]').first());
      const report = await boxOf(reportsOf(incorrect).first());
      if (where === 'next to its line') {
        expect(report.x).toBeGreaterThanOrEqual(line.x + line.width);
        expect(Math.abs(report.y - line.y)).toBeLessThan(4);
        const next = await boxOf(incorrect.getByText('showMessage(').nth(1));
        expect(next.y - line.y).toBeLessThan(1.5 * line.height);
      } else {
        expect(report.y - line.y - line.height).toBeGreaterThanOrEqual(0);
        expect(report.y - line.y - line.height).toBeLessThan(6);
      }
    });
  }

  test('lists suggestions in the first example, and folds them from then on', async ({
    page,
  }) => {
    await open(page, '/rules/no-explicit-any');
    const incorrect = page.getByRole('figure', { name: /\bIncorrect\b/ });
    const suggestion = /unknown instead/;
    await expect(incorrect.first().getByText(suggestion)).toBeVisible();
    const second = incorrect.nth(1);
    await expect(second.getByText(suggestion)).toBeHidden();
    await second.getByText('2 suggestions').click();
    await expect(second.getByText(suggestion)).toBeVisible();
  });

  test('has its message id where its proposals are, with an address', async ({
    page,
  }) => {
    await open(page, path);
    const report = reportsOf(firstPair(page).incorrect).first();
    const id = report.getByRole('link', { name: /^errorString/ });
    await expect(id).toBeHidden();
    await report.getByText('Fix', { exact: true }).click();
    await id.click();
    await expect(page).toHaveURL(/#message-errorString/);
    await expect(page.locator(':target')).toContainText(/forbidden/);
  });
});

test('what a fix makes of a line is shown below it, and taken back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const { incorrect } = firstPair(page);
    const fix = incorrect.getByText('Fix', { exact: true }).first();
    const added = incorrect.locator('ins:visible');
    await expect(added).toHaveCount(0);
    await fix.click();
    await expect(added).toHaveText(/string\[\]/);
    const line = await boxOf(incorrect.locator('[data-reported]').first());
    const below = await boxOf(added);
    expect(below.x).toBe(line.x);
    expect(below.y).toBeCloseTo(line.y + line.height, 0);
    await fix.click();
    await expect(added).toHaveCount(0);
  }
});

test('one of several suggestions is shown at a time', async ({ page }) => {
  await open(page, '/rules/no-explicit-any');
  const { incorrect } = firstPair(page);
  const added = incorrect.locator('ins:visible');
  await incorrect.getByText(/unknown instead/).click();
  await expect(added).toHaveText(/draft: unknown/);
  await incorrect.getByText(/never instead/).click();
  await expect(added).toHaveText(/draft: never/);
});

test('the lines that a pair starts with are folded, and keep their numbers', async ({
  page,
}) => {
  await open(page, '/rules/no-floating-promises');
  const { incorrect, correct } = firstPair(page);
  const folded = correct.getByText('saveOrder(id: string)');
  await expect(incorrect.getByText('saveOrder(id: string)')).toBeVisible();
  await expect(folded).toBeHidden();
  const numberOf = (example: Locator, code: string) =>
    example
      .locator('pre > code > span > span', { hasText: code })
      .last()
      .evaluate(line => {
        const lines = line
          .closest('code')
          ?.querySelectorAll(':scope > span > span');
        return [...(lines ?? [])].indexOf(line);
      });
  expect(await numberOf(correct, 'saveOrder(id)')).toBe(
    await numberOf(incorrect, 'saveOrder(id)'),
  );
  await correct.getByText('as above').click();
  await expect(folded).toBeVisible();
});

test('options are copied on their own', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/rules/array-type');
  const options = page.locator('dd:has([data-options])').first();
  await options.getByRole('button').click();
  await expect(options.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(
    JSON.parse((await options.locator('code').textContent()) ?? ''),
  );
});

test('an example never starts with its compile errors', async ({ page }) => {
  await open(page, '/rules/no-var-requires');
  const first = page.locator('main figure', { hasText: 'Incorrect' }).first();
  const errors = await boxOf(first.getByText('Has compile errors'));
  const code = await boxOf(first.locator('[data-reported]').last());
  expect(errors.y).toBeGreaterThan(code.y);
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
    const { shared } = readLink(new URL(page.url()).hash, versions) ?? {};
    expect(shared?.code).toBe(`${String(code)}\n`);
    expect(JSON.parse(shared?.eslintrc ?? '')).toEqual({
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
    await expect(reportsOf(incorrect).first()).toBeVisible();
    await incorrect.getByText('Fix', { exact: true }).first().click();
    await expect(incorrect.locator('ins').first()).toBeVisible();
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
  await expect(incorrect.locator('ins').first()).toBeVisible();
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
