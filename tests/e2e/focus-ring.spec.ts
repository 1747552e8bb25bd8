import { expect, night, test } from './page';

test(
  'what has the keyboard’s focus has the site’s ring',
  night,
  async ({ page }) => {
    for (const path of [
      '/',
      '/rules/',
      '/rules/no-floating-promises',
      '/search',
      '/blog',
    ]) {
      await page.goto(path);
      const accent = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--site-accent)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      for (const selector of [
        'main a',
        'main :is(button, input):not([hidden], :disabled)',
        '.navbar__brand',
      ]) {
        const control = page
          .locator(selector)
          .filter({ visible: true })
          .first();
        if ((await control.count()) > 0) {
          await control.focus();
          // A script's focus shows a ring after a key only.
          await page.keyboard.press('Shift');
          await expect(control).toHaveCSS('outline', `${accent} solid 2px`);
        }
      }
    }
  },
);
