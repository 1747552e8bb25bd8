import { expect, menuButton, sectionMenu, test } from './page';

test.use({ viewport: { width: 390, height: 844 } });

test('what folds takes a moment, in which nothing moves under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timings: KeyframeAnimationOptions[] = [];
    Object.assign(window, { timings });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with `this` below
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      timings.push(timing as KeyframeAnimationOptions);
      return animate.call(this, frames, timing);
    };
  });
  for (const [reducedMotion, shortest, longest] of [
    ['reduce', 1, 1],
    ['no-preference', 100, 1000],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/users/configs');
    await page.getByRole('main').getByText('On this page').click();
    await menuButton(page).click();
    const pages = sectionMenu(page).getByRole('link', { name: 'Versioning' });
    await expect(pages).toBeVisible();
    await page.getByLabel('Pages in Users').click();
    await expect(pages).toBeHidden();
    await page.getByLabel('Pages in Users').click();
    await expect(pages).toBeVisible();
    const timings = await page.evaluate(
      () =>
        (window as unknown as { timings: KeyframeAnimationOptions[] }).timings,
    );
    expect(timings).toHaveLength(3);
    for (const { duration, easing } of timings) {
      expect(easing).toBe('ease-in-out');
      expect(duration).toBeLessThanOrEqual(longest);
      expect(duration).toBeGreaterThanOrEqual(shortest);
    }
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than a moment', async ({ page }) => {
    for (const path of ['/', '/users/configs', '/rules/', '/blog']) {
      await page.goto(path);
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
      expect(moving, path).toEqual([]);
    }
  });
});
