import { expect, it } from 'vitest';
import type { WorkerInput } from '../protocol';
import { timeLimitOf } from './timeLimit';

const inputOf = (length: number): WorkerInput => ({
  code: ' '.repeat(length),
  fileName: 'example.ts',
  sourceType: 'module',
  config: {},
  compilerOptions: {},
});

it('gives long files more time, and fixing them yet more', () => {
  const limitOf = (name: 'fix' | 'lint', length: number): number =>
    timeLimitOf({ name, parameters: [inputOf(length)] }, true);
  expect(limitOf('lint', 0)).toBe(10_000);
  expect(limitOf('lint', 250_000)).toBe(35_000);
  expect(limitOf('fix', 250_000)).toBe(260_000);
});

it('gives selectors less', () => {
  const parameters: [WorkerInput, string] = [inputOf(10_000), 'A'];
  expect(timeLimitOf({ name: 'select', parameters }, true)).toBe(6_000);
});

it('gives the first question after a start more time', () => {
  expect(timeLimitOf({ name: 'lint', parameters: [inputOf(0)] }, false)).toBe(
    40_000,
  );
});
