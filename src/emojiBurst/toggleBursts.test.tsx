import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { burstsMark, burstsToggled } from './watchSecretSequence';

const stillness = Object.assign(new EventTarget(), { matches: false });
const stop = vi.fn();
const startBursts = vi.fn(() => stop);

vi.mock('./burst', () => ({ startBursts }));

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => stillness);
  await import('./toggleBursts');
});

afterEach(async () => {
  stillness.matches = false;
  if (isWanted()) {
    await toggle();
  }
  vi.clearAllMocks();
});

const isWanted = () => document.documentElement.hasAttribute(burstsMark);

/** Enters the sequence once. */
async function toggle(): Promise<void> {
  document.documentElement.toggleAttribute(burstsMark);
  document.dispatchEvent(new Event(burstsToggled));
  await vi.dynamicImportSettled();
}

/** The system's preference changes. */
async function setReduced(matches: boolean): Promise<void> {
  stillness.matches = matches;
  stillness.dispatchEvent(new Event('change'));
  await vi.dynamicImportSettled();
}

it('starts, stops, and starts again', async () => {
  await toggle();
  expect(startBursts).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  await toggle();
  expect(stop).toHaveBeenCalledTimes(1);
  await toggle();
  expect(startBursts).toHaveBeenCalledTimes(2);
});

it('does not start where it was stopped before it had loaded', async () => {
  const first = toggle();
  const second = toggle();
  await Promise.all([first, second]);
  expect(startBursts).not.toHaveBeenCalled();
});

it('does nothing under reduced motion, and forgets that it was asked for', async () => {
  await setReduced(true);
  await toggle();
  expect(startBursts).not.toHaveBeenCalled();
  await setReduced(false);
  // The first entry did nothing: this one starts the bursts.
  await toggle();
  expect(startBursts).toHaveBeenCalledTimes(1);
});

it('ends once less motion is asked for', async () => {
  await toggle();
  expect(startBursts).toHaveBeenCalledTimes(1);
  await setReduced(true);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(isWanted()).toBe(false);
});
