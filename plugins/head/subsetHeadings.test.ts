import { expect, it } from 'vitest';
import { subsetHeadings } from '.';

it('makes a small font', async () => {
  const font = await subsetHeadings();
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(10_000);
});
