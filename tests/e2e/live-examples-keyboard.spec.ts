import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, stopMotion } from './axe';
import { setColorMode } from './colorMode';
import { expect, night, test } from './page';

/** What 1280 × 1024 is at 400 %. */
const zoomed = { width: 320, height: 256 };
test.use({ viewport: zoomed });

/** Whether the cursor is where a reader sees it, with nothing over it. */
function seesCursor(editor: Locator): Promise<boolean> {
  return editor.evaluate(element => {
    const place = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const { left = 0, top = -1, height = 0 } = place ?? {};
    const there = document.elementFromPoint(left + 1, top + height / 2);
    return element.contains(there);
  });
}

async function expectNoFaults(page: Page, example: Locator): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
  // What the navbar covers would be too small to be touched.
  await page.setViewportSize({ width: zoomed.width, height: 800 });
  await example
    .locator('figcaption')
    .evaluate(bar => bar.scrollIntoView({ block: 'center' }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(zoomed);
}

/**
 * Puts the cursor into an example, as a reader without a mouse does.
 *
 * @returns the first word behind the cursor; nothing where that could be any
 */
async function openWithKeys(page: Page, example: Locator): Promise<string> {
  let word = '';
  const place = example.locator('[data-report] a[href^="#"]').first();
  if ((await place.count()) > 0) {
    // From a report to its place, and into the code there.
    await place.focus();
    await page.keyboard.press('Enter');
    const mark = example.locator('mark:focus');
    await expect(mark).toBeVisible();
    word = /^\w*/.exec(await mark.innerText())?.[0] ?? '';
  } else {
    await example.getByRole('button', { name: 'Edit' }).focus();
  }
  await page.keyboard.press('Enter');
  await expect(example.getByRole('textbox')).toBeFocused();
  return word;
}

for (const [kind, path] of [
  ['a page of a rule', '/rules/no-floating-promises'],
  ['a guide', '/getting-started'],
  ['a guide with components', '/getting-started/typed-linting'],
  ['a post', '/blog/consistent-type-imports-and-exports-why-and-how'],
  ['the home page', '/'],
] as const) {
  test(
    `by keyboard alone, an example of ${kind} is edited and left`,
    night,
    async ({ page }) => {
      await page.goto(path);
      const example = page
        .getByRole('main')
        .locator('figure:has(a[data-rule])')
        .first();
      const editor = example.getByRole('textbox');
      const status = example.getByRole('status').first();
      const word = await openWithKeys(page, example);
      expect(await seesCursor(editor)).toBe(true);
      await expect(status).toHaveText(/^(?:No|\d+) reports?$/);
      const before = await editor.innerText();

      await page.keyboard.type('let ');
      await expect(editor).toContainText(`let ${word}`);
      await expect(example.locator('figcaption')).toContainText('Edited');
      expect(await seesCursor(editor)).toBe(true);
      await stopMotion(page);
      for (const mode of ['light', 'dark'] as const) {
        await setColorMode(page, mode);
        await expectNoFaults(page, example);
      }

      await page.keyboard.press('ControlOrMeta+z');
      await expect(editor).toHaveText(before, { useInnerText: true });
      await page.keyboard.type('let ');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+Tab');
      await expect(editor).not.toBeFocused();
      await example.getByRole('button', { name: 'Reset' }).focus();
      await page.keyboard.press('Enter');
      await expect(editor).toBeFocused();
      await expect(editor).toHaveText(before, { useInnerText: true });
      await example.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
    },
  );
}
