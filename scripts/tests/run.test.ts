import { expect, test, vi } from 'vitest';

import { runStages } from './run.mjs';

test('what failed is named at the end, where it is seen', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const total = await runStages([
    {
      name: 'unit',
      run: () =>
        Promise.resolve({
          passed: 3,
          failures: ['a.test.ts › adds'],
          skipped: 1,
        }),
    },
    { name: 'build', run: () => Promise.reject(new Error('out of memory')) },
  ]);
  const printed = log.mock.calls.map(([text]) => String(text));
  vi.restoreAllMocks();

  expect(total).toEqual({ passed: 3, failed: 2 });
  expect(printed.at(-2)).toMatch(
    /✗ unit +3 passed +1 failed +0 s +1 skipped\n✗ build +0 passed +1 failed/,
  );
  expect(printed.at(-1)).toBe(
    'Failed:\n  unit: a.test.ts › adds\n  build: out of memory\n',
  );
});
