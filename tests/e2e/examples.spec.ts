import type { Locator, Page } from '@playwright/test';
import { readLink } from '../../src/playground/link/link';
import { accessibilityFaults, visualRules } from './axe';
import { setColorMode } from './colorMode';
import { expect, night, open, test } from './page';

// A page with fixes, suggestions, options, short and long lines.
const path = '/rules/array-type';

/** The halves of the first pair. */
function firstPair(page: Page): { incorrect: Locator; correct: Locator } {
  const half = (verdict: string) =>
    page.getByRole('figure', { name: new RegExp(`\\b${verdict}\\b`) }).first();
  return { incorrect: half('Incorrect'), correct: half('Correct') };
}

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

/** How far the first report is below the line that it is about. */
async function distanceOfReport({ incorrect }: { incorrect: Locator }) {
  const line = await boxOf(incorrect.locator('[data-reported]').first());
  const report = await boxOf(reportsOf(incorrect).first());
  return report.y - line.y - line.height;
}

for (const width of [320, 1440]) {
  test(
    `examples have their places, ${String(width)} px`,
    width === 320 ? {} : night,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { incorrect, correct } = firstPair(page);
      const reported = incorrect.locator('[data-reported]').first();

      await test.step('nothing is too wide', async () =>
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width));
      await test.step('incorrect is above correct', async () => {
        const [above, below] = [await boxOf(incorrect), await boxOf(correct)];
        expect(below.x).toBe(above.x);
        expect(below.y).toBeCloseTo(above.y + above.height, 0);
      });
      await test.step('a wave is under what is reported', async () => {
        const mark = incorrect.locator('mark').first();
        await expect(mark).toHaveCSS('text-decoration-line', 'underline');
        await expect(mark).toHaveCSS('text-decoration-style', 'wavy');
      });
      await test.step('a report is below its line where that is long', async () => {
        const distance = await distanceOfReport({ incorrect });
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThan(6);
      });
      await test.step('what a fix makes of a line is shown below it, and taken back', async () => {
        const fix = incorrect.getByText('Fix', { exact: true }).first();
        const added = incorrect.locator('ins:visible');
        await expect(added).toHaveCount(0);
        await fix.click();
        await expect(added).toHaveText(/string\[\]/);
        const [line, below] = [await boxOf(reported), await boxOf(added)];
        expect(below.x).toBe(line.x);
        expect(below.y).toBeCloseTo(line.y + line.height, 0);
        await fix.click();
        await expect(added).toHaveCount(0);
      });
      await test.step('Copy covers no code', async () => {
        for (const other of [path, '/getting-started']) {
          await page.goto(other);
          expect(await page.locator('main figure > button').count()).not.toBe(
            0,
          );
          const covering = await page
            .locator('main figure > button')
            .evaluateAll(buttons =>
              buttons.filter(button => {
                const place = button.getBoundingClientRect();
                const code = button.parentElement?.querySelector('pre code');
                const text = document.createRange();
                if (code) {
                  text.selectNodeContents(code);
                }
                return Array.from(text.getClientRects()).some(
                  ({ bottom, right, top, width }) =>
                    width > 0 &&
                    place.height > 0 &&
                    place.bottom > top + 1 &&
                    place.top < bottom - 1 &&
                    place.left < right - 1,
                );
              }),
            );
          expect(covering).toHaveLength(0);
        }
      });
      await test.step('a report is next to its line where there is room, and no line is far from the next', async () => {
        await page.goto('/rules/no-floating-promises');
        const line = await boxOf(reported);
        const report = await boxOf(reportsOf(incorrect).first());
        if (width === 1440) {
          expect(report.x).toBeGreaterThanOrEqual(line.x + line.width);
          expect(Math.abs(report.y - line.y)).toBeLessThan(4);
          const next = await boxOf(incorrect.getByText('showMessage(').nth(1));
          expect(next.y - line.y).toBeLessThan(1.5 * line.height);
        } else {
          const distance = await distanceOfReport({ incorrect });
          expect(distance).toBeGreaterThanOrEqual(0);
          expect(distance).toBeLessThan(6);
        }
      });
    },
  );
}

test('a report and its code refer to each other, and its message has an address', async ({
  page,
}) => {
  await page.goto(path);
  const { incorrect } = firstPair(page);
  const report = reportsOf(incorrect).first();
  await expect(incorrect.locator('mark').first()).toHaveAccessibleDescription(
    /forbidden/,
  );
  await report.getByRole('link', { name: /^Line \d+:\d+$/ }).click();
  await expect(page.locator('mark:target')).toBeFocused();
  const id = report.getByRole('link', { name: /^errorString/ });
  await expect(id).toBeHidden();
  await report.getByText('Fix', { exact: true }).click();
  await id.click();
  await expect(page).toHaveURL(/#message-errorString/);
  await expect(page.locator(':target')).toContainText(/forbidden/);
});

test('code lights up with its report, whose suggestions are listed in the first example, and shown one at a time', async ({
  page,
}) => {
  await page.goto('/rules/no-explicit-any');
  const { incorrect } = firstPair(page);
  await incorrect.locator('mark').first().hover();
  await expect(reportsOf(incorrect).first()).toHaveAttribute('data-lit');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('[data-lit]')).toHaveCount(0);

  const added = incorrect.locator('ins:visible');
  await incorrect.getByText(/unknown instead/).click();
  await expect(added).toHaveText(/draft: unknown/);
  await incorrect.getByText(/never instead/).click();
  await expect(added).toHaveText(/draft: never/);

  const second = page.getByRole('figure', { name: /\bIncorrect\b/ }).nth(1);
  const suggestion = second.getByText(/unknown instead/);
  await expect(suggestion).toBeHidden();
  await second.getByText('2 suggestions').click();
  await expect(suggestion).toBeVisible();
});

test('code and options are copied, each alone', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(path);
  const options = page.locator('[data-options] dd').first();
  await options.getByRole('button').click();
  await expect(options.getByRole('button')).toHaveText('Copied');
  expect(JSON.parse(await copied())).toEqual(
    JSON.parse((await options.locator('code').textContent()) ?? ''),
  );
  const { incorrect } = firstPair(page);
  const copy = incorrect.getByRole('button', { name: /copy/i });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const code = await copied();
  expect(code).toContain('\n');
  expect(code).toBe(await incorrect.locator('pre code').first().textContent());
  expect(code).not.toMatch(/forbidden|^\d/m);

  await test.step('on paper is all of an example, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(firstPair(page).correct.locator('pre')).toBeVisible();
    await expect(incorrect.locator('ins').first()).toBeVisible();
    await expect(incorrect.getByRole('button')).toHaveCount(0);
    await expect(
      incorrect.getByRole('link', { name: /playground/i }),
    ).toHaveCount(0);
  });
});

test('an example opens in the playground with all that it is linted with, and in another tab', async ({
  context,
  page,
}) => {
  await open(page, '/rules/naming-convention');
  // Both halves have the same options, which are said above them.
  const frame = page.locator('div:has(> dl [data-options])').first();
  const example = frame.getByRole('figure', { name: /\bCorrect\b/ });
  const [code, options] = await Promise.all([
    example.locator('pre code').textContent(),
    frame.locator('[data-options] code').textContent(),
  ]);
  const link = example.getByRole('link', { name: /playground/i });
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ button: 'middle' }),
  ]);
  await expect(opened).toHaveURL(/\/play\/?#.*code=\w/);
  await opened.close();
  await link.click();
  // The address is packed at once.
  await expect(page).toHaveURL(/\/play\/?#.*code=\w/);
  const versions = { available: ['5.4.5'], default: '5.4.5' };
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
});

test(
  'the link to an example’s rule is level with what says that it’s one',
  night,
  async ({ page }) => {
    await page.goto('/users/configs');
    const name = page.locator('dl dt', { hasText: /^Rule$/ }).first();
    const middles = await name.evaluate(element =>
      [element, element.nextElementSibling?.firstElementChild].map(each => {
        const range = document.createRange();
        range.selectNodeContents(each ?? document);
        const { bottom, top } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(1.5);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both examples, reports and fixes are there, and what is folded', async ({
    page,
  }) => {
    await page.goto(path);
    const { incorrect, correct } = firstPair(page);
    await expect(correct.locator('pre')).toBeVisible();
    await expect(reportsOf(incorrect).first()).toBeVisible();
    await incorrect.getByText('Fix', { exact: true }).first().click();
    await expect(incorrect.locator('ins').first()).toBeVisible();
    await expect(incorrect.getByRole('button')).toHaveCount(0);

    await page.goto('/rules/no-floating-promises');
    const folded = correct.getByText('saveOrder(id: string)');
    await expect(incorrect.getByText('saveOrder(id: string)')).toBeVisible();
    await expect(folded).toBeHidden();
    await correct.getByText('as above').click();
    await expect(folded).toBeVisible();
  });
});

test(
  'no accessibility faults, with all that unfolds',
  night,
  async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.open = true;
      }
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    await setColorMode(page, 'dark');
    expect(await accessibilityFaults(page, visualRules)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
