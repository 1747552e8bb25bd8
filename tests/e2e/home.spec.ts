import type { Locator } from '@playwright/test';
import { tools } from '../../src/tools/tools';
import { expect, test } from './page';

test.use({ javaScriptEnabled: false });

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error('It is not shown.');
  }
  return found;
};

test('each package manager has its command', async ({ page }) => {
  await page.goto('/');
  for (const manager of ['bun', 'yarn', 'pnpm', 'npm']) {
    await page
      .locator('main label', { hasText: new RegExp(`^${manager}$`) })
      .click();
    const commands = page.locator('main pre:visible', {
      hasText: /eslint@\d/,
    });
    await expect(commands).toHaveCount(1);
    await expect(commands).toContainText(new RegExp(`^${manager} `));
  }
});

test('reports are next to their lines, and under them on a phone', async ({
  page,
}) => {
  await page.goto('/');
  const marks = page.locator('main mark[id]');
  expect(await marks.count()).toBeGreaterThan(3);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    let last = { y: 0, height: 0 };
    for (const mark of await marks.all()) {
      const id = await mark.getAttribute('aria-describedby');
      const code = await box(mark);
      const report = await box(page.locator(`[id="${id ?? ''}"]`));
      if (width === 390) {
        expect(report.y).toBeGreaterThanOrEqual(code.y + code.height - 4);
        // The line may go on behind what is marked.
        expect(report.y - code.y - code.height).toBeLessThan(60);
      } else {
        expect(report.x).toBeGreaterThan(code.x + code.width);
        // A long report moves those below it.
        expect(report.y).toBeGreaterThanOrEqual(code.y - 4);
        expect(report.y).toBeGreaterThan(last.y + last.height);
      }
      last = report;
    }
  }
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the first two screens have the tools, and the first all of the start, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const main = page.getByRole('main');
    const start = await box(main.getByRole('link', { name: 'Get started' }));
    expect(start.y + start.height).toBeLessThan(height);
    const firstReport = await box(main.locator('mark[id]').first());
    expect(firstReport.y).toBeLessThan(height + 40);
    for (const { label, path } of Object.values(tools)) {
      const link = main.getByRole('link', { name: label, exact: true }).first();
      await expect(link).toHaveAttribute('href', path);
      const { y } = await box(link);
      expect(y).toBeLessThan(2 * height - 40);
    }
  });
}
