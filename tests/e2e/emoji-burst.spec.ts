import type { CDPSession, Page } from '@playwright/test';
import { expect, open, settled, test } from './page';

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

/** What all of an emoji's random properties are at the ends of the generator. */
const extremes = [
  {
    random: 0,
    count: 14,
    fontSize: '14px',
    rotation: -45,
    rotationSpeed: -7,
    speed: { x: -7, y: -21 },
    interval: 700,
  },
  {
    random: 1 - Number.EPSILON,
    count: 27,
    fontSize: '28px',
    rotation: 45,
    rotationSpeed: 7,
    speed: { x: 7, y: -7 },
    interval: 2100,
  },
];
const gravity = 0.35;
const rotationDeceleration = 0.98;
const framesPerSecond = 60;
const frame = 1000 / framesPerSecond;

for (const { random, ...expected } of extremes) {
  test(`by keyboard, every constant: random numbers of ${random.toFixed(0)}`, async ({
    page,
  }) => {
    await openWithFrames(page, random);
    await enterKeys(page);
    await expect.poll(() => emojis(page)).toHaveLength(expected.count);
    const start = await emojis(page);
    expect(start[0]?.fontSize).toBe(expected.fontSize);
    expect(start[0]?.rotation).toBe(expected.rotation);

    await nextFrame(page);
    const [first] = await emojis(page);
    // Gravity pulls before the first move; the speed is one for each frame.
    const [x = 0, y = 0] = moved(start[0], first);
    expect(x).toBeCloseTo((expected.speed.x / framesPerSecond) * frame, 2);
    expect(y).toBeCloseTo(
      ((expected.speed.y + gravity) / framesPerSecond) * frame,
      2,
    );
    expect(first?.rotation).toBe(
      Math.round(
        expected.rotation + expected.rotationSpeed * rotationDeceleration,
      ),
    );

    await nextFrame(page);
    const [second] = await emojis(page);
    const [, fall = 0] = moved(first, second);
    expect(fall - y).toBeCloseTo((gravity / framesPerSecond) * frame, 2);

    expect(await delays(page)).toEqual([0, expected.interval]);
  });
}

test('by touch', async ({ browser, baseURL, problems }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true });
  const page = await context.newPage();
  page.on('console', message => {
    problems.push(...(message.type() === 'error' ? [message.text()] : []));
  });
  await openWithFrames(page, 0);
  const session = await context.newCDPSession(page);
  for (const gesture of gestures) {
    await expect(page.locator('.emoji-styles')).toHaveCount(0);
    await touch(session, gesture);
  }
  await expect(page.locator('.emoji-styles')).toHaveCount(14);
  await context.close();
});

test('by touch, on a page that React is not on yet', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/users/configs');
  const session = await context.newCDPSession(page);
  for (const gesture of gestures) {
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    await touch(session, gesture);
  }
  await expect(page.locator('.emoji-styles').first()).toBeAttached();
  await context.close();
});

test('entered again, it stops', async ({ page }) => {
  await openWithFrames(page, 0);
  await enterKeys(page);
  await expect(page.locator('.emoji-styles')).toHaveCount(14);
  await burstAgain(page);
  await expect(page.locator('.emoji-styles')).toHaveCount(28);
  await enterKeys(page);
  await burstAgain(page);
  await expect(page.locator('.emoji-styles')).toHaveCount(28);
  expect(await delays(page)).toEqual([0, 700, 700]);

  await enterKeys(page);
  await expect(page.locator('.emoji-styles')).toHaveCount(42);
});

test('a hidden page has no bursts', async ({ page }) => {
  await openWithFrames(page, 0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: 'hidden',
    });
  });
  await enterKeys(page);
  await expect.poll(() => delays(page)).toEqual([0, 700]);
  await expect(page.locator('.emoji-styles')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await burstAgain(page);
  await expect(page.locator('.emoji-styles')).toHaveCount(14);
});

test('the library comes with the last key', async ({ page }) => {
  const scripts: string[] = [];
  await openWithFrames(page, 0);
  await settled(page);
  page.on('request', request => scripts.push(request.url()));
  for (const key of keys.slice(0, -1)) {
    await page.keyboard.press(key);
  }
  expect(scripts).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.locator('.emoji-styles')).toHaveCount(14);
  expect(scripts).toHaveLength(1);
});

test('screen readers are not told, and nothing is covered by it', async ({
  page,
}) => {
  await openWithFrames(page, 0);
  await enterKeys(page);
  const burst = page.locator('[aria-hidden="true"]:has(> .emoji-styles)');
  await expect(burst).toHaveCSS('pointer-events', 'none');
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flies', async ({ page }) => {
    await openWithFrames(page, 0);
    await settled(page);
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await enterKeys(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enterKeys(page);
    await expect(page.locator('.emoji-styles')).toHaveCount(14);
    // The first entry did nothing: this one started the bursts.
    expect(requests).toHaveLength(1);

    const changed = page.evaluate(
      () =>
        new Promise<void>(resolve => {
          matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
            'change',
            () => {
              resolve();
            },
            { once: true },
          );
        }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await changed;
    await burstAgain(page);
    await expect(page.locator('.emoji-styles')).toHaveCount(14);
  });
});

interface Emoji {
  fontSize: string;
  rotation: number;
  x: number;
  y: number;
}

interface Frames {
  /** Runs the callbacks that wait for a frame, at a sixtieth of a second after the last. */
  next: () => void;
  /** What the bursts' next timer waits for, and how long. */
  timers: { callback: () => void; delay: number }[];
}

/** Opens a page with a fixed random source, and with frames and bursts on demand. */
async function openWithFrames(page: Page, random: number): Promise<void> {
  await open(page, '/users/configs');
  await page.evaluate(value => {
    let now = 1000;
    let waiting: FrameRequestCallback[] = [];
    const frames: Frames = {
      next() {
        now += 1000 / 60;
        const due = waiting;
        waiting = [];
        for (const callback of due) {
          callback(now);
        }
      },
      timers: [],
    };
    Object.assign(window, { frames });
    Math.random = () => value;
    performance.now = () => now;
    window.requestAnimationFrame = callback => waiting.push(callback);
    const { setTimeout } = window;
    const bursts = [0, 700, 2100];
    window.setTimeout = ((callback: () => void, delay = 0) => {
      if (!bursts.includes(delay) || !callback.toString().includes('visible')) {
        return setTimeout(callback, delay);
      }
      frames.timers.push({ callback, delay });
      return delay === 0 ? setTimeout(callback, 0) : 0;
    }) as typeof window.setTimeout;
  }, random);
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { frames: Frames }).frames.next();
  });
}

/** Lets the time until the next burst pass. */
function burstAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { frames: Frames }).frames.timers.at(-1)?.callback();
  });
}

function delays(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (window as unknown as { frames: Frames }).frames.timers.map(
      ({ delay }) => delay,
    ),
  );
}

function emojis(page: Page): Promise<Emoji[]> {
  return page.locator('.emoji-styles').evaluateAll(elements =>
    elements.map(element => {
      const { fontSize, transform } = (element as HTMLElement).style;
      const [x = NaN, y = NaN, rotation = NaN] = [
        ...transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g),
      ].map(Number);
      return { fontSize, rotation, x, y };
    }),
  );
}

function moved(from?: Emoji, to?: Emoji): number[] {
  return from && to ? [to.x - from.x, to.y - from.y] : [];
}

async function enterKeys(page: Page): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

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
