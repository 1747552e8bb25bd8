import type { Page } from '@playwright/test';
import { expect, hydrated, night, settled, test } from './page';
import { workInPlayground } from './playgroundPage';

/** Above it, Web Vitals call a page's shifts noticeable: 0.1; this site's aim is a fifth. */
const budget = 0.02;

declare global {
  interface Window {
    /** What has moved so far, and by how much: https://web.dev/articles/cls. */
    shifts?: [string, number][];
  }
}

/** Collects shifts, also those right after a key or a click, which Web Vitals leave out. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    const shifts: [string, number][] = [];
    window.shifts = shifts;
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}.${node.className}`
            : (node?.textContent ?? ''),
        );
        shifts.push([moved.join(', '), value]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  await settled(page);
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = shifts.reduce((total, [, value]) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(budget);
}

const pages = [
  ['/rules/', {}],
  ['/search?q=enum', {}],
  ['/config', night],
  ['/', night],
  ['/troubleshooting/tslint', night],
  ['/getting-started/typed-linting', night],
  ['/blog/announcing-typescript-eslint-v6', night],
] as const;

for (const [path, details] of pages) {
  test(
    `${path} doesn’t jump while it loads, nor at its first use`,
    details,
    async ({ page }) => {
      await watchShifts(page);
      await page.goto(path);
      await hydrated(page);
      await expectStill(page);
    },
  );
}

test('a heading has the same size before its font is there', async ({
  page,
}) => {
  await page.goto('/rules/no-floating-promises');
  const [heading, standIn] = await page.evaluate(async () => {
    const { textContent } = document.querySelector('h1') ?? {};
    const sizes: { width: number; height: number }[] = [];
    for (const family of ['Headings', 'Headings stand-in']) {
      await document.fonts.load(`700 40px "${family}"`);
      const text = document.createElement('span');
      text.style.font = `700 40px "${family}"`;
      text.textContent = textContent ?? '';
      document.body.append(text);
      const { height, width } = text.getBoundingClientRect();
      sizes.push({ height, width });
    }
    return sizes;
  });
  const { height = 0, width = 0 } = heading ?? {};
  const { height: heightBefore = 0, width: widthBefore = 0 } = standIn ?? {};
  expect(Math.abs(widthBefore / width - 1)).toBeLessThan(0.03);
  expect(Math.abs(heightBefore / height - 1)).toBeLessThan(0.03);
});

test('a rule’s page doesn’t jump, nor when an example becomes an editor', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/rules/no-floating-promises');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await expectStill(page);
});

test(
  'the playground doesn’t jump when its editor comes',
  night,
  async ({ page }) => {
    await watchShifts(page);
    await page.goto('/play');
    await workInPlayground(page);
    await expect(page.locator('.cm-editor').first()).toBeVisible();
    await expectStill(page);
  },
);
