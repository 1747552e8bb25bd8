import { expect, test } from '@playwright/test';
import { settled } from '../../tests/e2e/page';

const pages = {
  home: '/',
  rule: '/rules/no-floating-promises',
  'rule-options': '/rules/naming-convention',
  rules: '/rules/',
  guide: '/users/configs',
  faq: '/troubleshooting/',
  blog: '/blog',
  post: '/blog/announcing-typescript-eslint-v8-beta',
  search: '/search?q=floating+promises',
  play: '/play',
};

/** How much of a page is drawn, in CSS pixels: what a reader sees first, and a screen more. */
const height = 1800;

// A phone, the width below which sidebars are gone, and a desktop.
for (const width of [390, 997, 1440]) {
  for (const mode of ['light', 'dark']) {
    test.describe(`${mode}, ${String(width)} pixels`, () => {
      test.use({ viewport: { width, height } });

      for (const [name, path] of Object.entries(pages)) {
        test(name, async ({ page }) => {
          await page.addInitScript(
            theme => localStorage.setItem('theme', theme),
            mode,
          );
          await page.goto(path);
          await settled(page);
          await expect(page).toHaveScreenshot(
            `${name}-${String(width)}-${mode}.png`,
          );
        });
      }
    });
  }
}
