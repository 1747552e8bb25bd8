import { afterEach, expect, it, vi } from 'vitest';
import { describeError, main } from './main.mjs';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('an error is its message, and those of its causes', () => {
  const error = new Error('The packages can’t be read.', {
    cause: new Error('ts.version is no version', { cause: 'TypeScript 7' }),
  });
  expect(describeError(error)).toBe(
    'The packages can’t be read.\nCaused by: ts.version is no version\nCaused by: TypeScript 7',
  );
});

it('an error that no one has foreseen has its place', () =>
  expect(describeError(new TypeError('x is undefined'))).toMatch(
    /^TypeError: x is undefined\n +at .*main\.test\.ts/,
  ));

it('a command that throws ends with exit code 1', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await main(() => Promise.reject(new Error('No.')));
  expect(print).toHaveBeenCalledWith('\nNo.');
  expect(process.exitCode).toBe(1);
});
