import type { CDPSession, Page } from '@playwright/test';
import { expect, night, open, settled, test } from './page';

// What bursts consist of, and when there are none: `src/emojiBurst/*.test.tsx`.

/** Key codes 38 38 40 40 37 39 37 39 66 65 */
const keys =
  'ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a'.split(
    ' ',
  );
const gestures = 'up up down down left right left right tap tap'.split(' ');
const vectors: Partial<Record<string, readonly [number, number]>> = {
  up: [0, -60],
  down: [0, 60],
  left: [-60, 0],
  right: [60, 0],
};

const emojis = (page: Page) => page.locator('.emoji-styles');

async function enterKeys(page: Page): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

test(
  'by keyboard: the library comes with the last key, and bursts stop when it is entered again',
  night,
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/users/configs');
    await settled(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const scripts: string[] = [];
    page.on('request', request => scripts.push(request.url()));
    for (const key of keys.slice(0, -1)) {
      await page.keyboard.press(key);
    }
    expect(scripts).toEqual([]);
    await page.keyboard.press('a');
    await expect.poll(() => scripts).toHaveLength(1);
    const containers = page.locator(
      '[aria-hidden="true"]:has(> .emoji-styles)',
    );
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await containers.count()).toBe(1);
    }).toPass();
    await expect(containers).toHaveCSS('pointer-events', 'none');

    await enterKeys(page);
    // All that flies has left, and the next bursts would have come.
    await page.clock.runFor(30_000);
    await expect(emojis(page)).toHaveCount(0);
  },
);

test(
  'by touch, on a page that React is not on yet',
  night,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/users/configs');
    const session = await context.newCDPSession(page);
    for (const gesture of gestures) {
      await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(
        0,
      );
      await expect(emojis(page)).toHaveCount(0);
      await touch(session, gesture);
    }
    await expect(emojis(page).first()).toBeAttached();
    await context.close();
  },
);

/** A tap, or a swipe by one finger. */
async function touch(session: CDPSession, gesture: string): Promise<void> {
  const [x, y] = [300, 300];
  const vector = vectors[gesture];
  await send('touchStart', [{ x, y }]);
  if (vector) {
    await send('touchMove', [{ x: x + vector[0], y: y + vector[1] }]);
  }
  await send('touchEnd', []);

  async function send(
    type: 'touchEnd' | 'touchMove' | 'touchStart',
    touchPoints: { x: number; y: number }[],
  ): Promise<void> {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
