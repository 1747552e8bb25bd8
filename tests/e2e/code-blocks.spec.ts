import { expect, test } from './page';

test('only code that scrolls is a stop of the Tab key', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/rules/naming-convention');
  const count = (selector: string) => page.locator(selector).count();
  await expect.poll(() => count('main pre[tabindex="0"]')).toBeGreaterThan(0);
  const wrong = await page.locator('main pre').evaluateAll(blocks =>
    blocks
      .filter(block => block.checkVisibility())
      .filter(
        block =>
          block.scrollWidth > block.clientWidth !==
          block.hasAttribute('tabindex'),
      )
      .map(block => block.textContent?.slice(0, 60)),
  );
  expect(wrong).toEqual([]);
  expect(await count('main pre:not([tabindex])')).toBeGreaterThan(10);
});

test('print unfolds what is folded', async ({ page }) => {
  await page.goto('/rules/no-floating-promises');
  const folded = page.locator('main details:not([open])');
  const before = await folded.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(folded).toHaveCount(before);
});
