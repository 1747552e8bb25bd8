import { expect, test, vi } from 'vitest';
import { runStages } from './runStages.mjs';
import type { Stage } from './stages.mjs';

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

test('parallel stages run at once, and are printed one by one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  let end: () => void = () => undefined;
  const longer = new Promise<void>(resolve => {
    end = resolve;
  });
  await runStages([
    {
      name: 'longer',
      run: async () => {
        await longer;
        return { passed: 1, failures: [], output: 'of the longer' };
      },
    },
    {
      name: 'shorter',
      run: () => {
        end();
        return Promise.resolve({
          passed: 1,
          failures: [],
          output: 'of the other',
        });
      },
    },
  ]);
  const printed = log.mock.calls.map(([text]) => String(text)).join('\n');
  vi.restoreAllMocks();

  expect(printed).toMatch(/━━ longer\nof the longer\n/);
  expect(printed).toMatch(/━━ shorter\nof the other\n/);
  expect(printed).toMatch(/✓ longer .*\n✓ shorter /);
});

test('a stage waits for the one that it is about, and one alone for all', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const events: string[] = [];
  const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
    name,
    ...more,
    run: async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      return { passed: 1, failures: [] };
    },
  });
  await runStages([
    stage('browser', { alone: true }),
    stage('build'),
    stage('search', { after: 'build' }),
    stage('unit'),
  ]);
  vi.restoreAllMocks();

  expect(events.indexOf('build ends')).toBeLessThan(
    events.indexOf('search begins'),
  );
  expect(events.slice(-2)).toEqual(['browser begins', 'browser ends']);
});
