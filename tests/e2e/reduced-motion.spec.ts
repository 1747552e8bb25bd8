import { expect, open, test } from './page';

test.use({ viewport: { width: 390, height: 844 } });

for (const [reducedMotion, expected] of [
  ['reduce', /^height 1ms ease-in-out/],
  ['no-preference', /^height (?:[2-9]\d|\d{3,})ms ease-in-out/],
] as const) {
  test.describe(`the system's preference is ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the menu follows it', async ({ page }) => {
      await open(page, '/users/configs');
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(mutations => {
          for (const { target } of mutations) {
            const { transition } = (target as HTMLElement).style;
            if (transition.startsWith('height')) {
              seen.push(transition);
            }
          }
        }).observe(document.body, {
          attributeFilter: ['style'],
          subtree: true,
        });
      });
      await page.getByRole('button', { name: /navigation bar/ }).click();
      await page
        .getByRole('button', { name: /Collapse sidebar category 'Users'/ })
        .click();
      await expect
        .poll(() =>
          page.evaluate(
            () => (window as unknown as { seen: string[] }).seen[0],
          ),
        )
        .toMatch(expected);
    });
  });
}

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/users/configs', '/rules/', '/blog']) {
    test(`${path}: nothing moves for longer than a moment`, async ({
      page,
    }) => {
      await open(page, path);
      const moving = await page.evaluate(() => {
        const seconds = (list: string) =>
          Math.max(...list.split(',').map(Number.parseFloat));
        return [...document.querySelectorAll('*')]
          .filter(element => {
            const style = getComputedStyle(element);
            return (
              seconds(style.animationDuration) > 0.01 ||
              seconds(style.transitionDuration) > 0.01 ||
              style.scrollBehavior === 'smooth'
            );
          })
          .map(element => element.outerHTML.slice(0, 120));
      });
      expect(moving).toEqual([]);
    });
  }
});
