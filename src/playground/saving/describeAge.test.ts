import { expect, it } from 'vitest';
import { describeAge } from './storage';

const minute = 60_000;
const now = Date.UTC(2024, 5, 15, 12);

it.each([
  [0, 'just now'],
  [0.9 * minute, 'just now'],
  [minute, '1 minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, 'yesterday'],
  [6.5 * 24 * 60 * minute, '6 days ago'],
  [7 * 24 * 60 * minute, 'Jun 8, 2024'],
  // Without a date.
  [now, 'some time ago'],
])('says how long ago %d ms are', (age, words) =>
  expect(describeAge(now - age, now)).toBe(words),
);
