import { expect, it } from 'vitest';
import { purge } from './cleanStyles';

const used = new Set(['markdown', 'td', 'data-scrollable']);

it.each([
  ':is(.markdown,[data-scrollable]) :where(td):first-child',
  ':where(td):first-child',
  ':is(td):hover',
  'td:where(:first-child)',
  'td:not(.unused)',
  ':root',
])('keeps %s, which is for something on a page', async selector => {
  const css = `${selector}{padding-left:0}`;
  expect(await purge(css, used)).toBe(css);
});

it.each([
  '.unused',
  '.unused :where(td)',
  '.unused td:first-child',
  ':is(.unused):hover',
  'td:where(.unused)',
])('drops %s, which is for nothing', async selector =>
  expect(await purge(`${selector}{padding-left:0}`, used)).toBe(''),
);
