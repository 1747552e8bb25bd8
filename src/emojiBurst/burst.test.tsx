import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBursts } from './burst';

/** Callbacks that wait for the next frame. */
let waiting: FrameRequestCallback[];
let now: number;
let stop = (): void => undefined;
let isVisible: boolean;

beforeEach(() => {
  waiting = [];
  now = 1000;
  isVisible = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    waiting.push(callback),
  );
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  );
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

interface Emoji {
  fontSize: string;
  rotation: number;
  x: number;
  y: number;
}

function emojis(): Emoji[] {
  return [...document.querySelectorAll<HTMLElement>('.emoji-styles')].map(
    ({ style: { fontSize, transform } }) => {
      const [x = NaN, y = NaN, rotation = NaN] = [
        ...transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g),
      ].map(Number);
      return { fontSize, rotation, x, y };
    },
  );
}

/** Starts bursts of emojis that are all alike, and waits for the first. */
function start(random: number): void {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  stop = startBursts();
  vi.advanceTimersByTime(0);
}

/** Draws a frame, a sixtieth of a second after the last. */
function nextFrame(): void {
  now += 1000 / 60;
  for (const callback of waiting.splice(0)) {
    callback(now);
  }
}

/** How far the first emoji moves with the next frame. */
function moveOf(): { x: number; y: number } {
  const [from] = emojis();
  nextFrame();
  const [to] = emojis();
  return {
    x: (to?.x ?? NaN) - (from?.x ?? NaN),
    y: (to?.y ?? NaN) - (from?.y ?? NaN),
  };
}

const gravity = 0.35;
const rotationDeceleration = 0.98;
/** The library's speeds are for a sixtieth of a frame's milliseconds. */
const perFrame = 1000 / 60 / 60;

it.each([
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
])(
  'has all constants of the specification: random numbers of $random',
  ({ random, count, fontSize, rotation, rotationSpeed, speed, interval }) => {
    start(random);
    expect(emojis()).toHaveLength(count);
    expect(emojis()[0]).toMatchObject({ fontSize, rotation });

    // Gravity pulls before the first move.
    const first = moveOf();
    expect(first.x).toBeCloseTo(speed.x * perFrame, 2);
    expect(first.y).toBeCloseTo((speed.y + gravity) * perFrame, 2);
    expect(emojis()[0]?.rotation).toBe(
      Math.round(rotation + rotationSpeed * rotationDeceleration),
    );
    expect(moveOf().y - first.y).toBeCloseTo(gravity * perFrame, 2);

    vi.advanceTimersByTime(interval - 1);
    expect(emojis()).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(emojis()).toHaveLength(2 * count);
  },
);

it('has no bursts while the page is hidden', () => {
  isVisible = false;
  start(0);
  vi.advanceTimersByTime(700);
  expect(emojis()).toEqual([]);
  isVisible = true;
  vi.advanceTimersByTime(700);
  expect(emojis()).toHaveLength(14);
});

it('ends, and lets what flies leave by itself', () => {
  start(0);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(emojis()).toHaveLength(14);
});

it('tells screen readers nothing, and covers nothing', () => {
  start(0);
  const container = document.querySelector('.emoji-styles')?.parentElement;
  expect(container?.ariaHidden).toBe('true');
  expect(container?.style.pointerEvents).toBe('none');
});
