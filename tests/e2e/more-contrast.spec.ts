import type { Page } from '@playwright/test';
import { accessibilityFaults, stopMotion, visualRules } from './axe';
import { setColorMode } from './colorMode';
import { expect, test } from './page';

/** How bright a color of the site is on the page, from 0 to 1, as WCAG reckons it. */
function luminance(page: Page, name: string): Promise<number> {
  return page.evaluate(color => {
    const probe = document.createElement('i');
    probe.style.color = `var(--site-${color})`;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    probe.remove();
    const [red = 0, green = 0, blue = 0] = parts
      .map(part => Number(part) / 255)
      .map(part =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, name);
}

test('where the system asks for more contrast, there is more', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/rules/no-floating-promises');
  await stopMotion(page);
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    const background = await luminance(page, 'background');
    for (const [name, least] of [
      ['border', 4.5],
      ['control-border', 7],
      ['text-soft', 7],
      ['text-muted', 7],
    ] as const) {
      const values = [background, await luminance(page, name)].sort(
        (a, b) => b - a,
      );
      const [higher = 0, lower = 0] = values;
      expect((higher + 0.05) / (lower + 0.05), name).toBeGreaterThan(least);
    }
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press('Shift');
    await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
    expect(await accessibilityFaults(page, visualRules)).toEqual([]);
  }
});

test('in the system’s colors, reported code and drawings can be read', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/rules/no-floating-promises');
  // Black on yellow, as the system marks text.
  const mark = page.locator('main figure mark').first();
  await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await page.goto('/packages');
  const drawing = page.getByRole('main').locator('svg[role=img]').first();
  const white = 'rgb(255, 255, 255)';
  await expect(drawing.locator('text').first()).toHaveCSS('fill', white);
  await expect(drawing.locator('rect').first()).toHaveCSS('stroke', white);
  await expect(drawing.locator('rect').first()).toHaveCSS(
    'fill',
    'rgb(0, 0, 0)',
  );
});
