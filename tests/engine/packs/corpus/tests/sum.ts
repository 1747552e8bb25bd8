import { describe, expect, it } from 'vitest';

const sum = (...all: number[]) => all.reduce((a, b) => a + b, 0);

describe('sum', () => {
  it('adds', () => {
    expect(sum(1, 2)).toBe(3 as any);
  });
  it('of nothing', async () => {
    expect(sum()).toBe(0);
  });
});
