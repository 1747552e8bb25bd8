import { expect, test } from 'vitest';
import { readCompilerErrors } from './compilerErrors';

test('has the messages of the compiler, with their numbers', () => {
  expect(readCompilerErrors([{ page: '/a#b', codes: [6133] }])).toEqual([
    {
      path: '/a',
      anchor: 'b',
      message: "TS6133: '…' is declared but its value is never read.",
    },
  ]);
});

test('names a number that the compiler does not have', () => {
  expect(() => readCompilerErrors([{ page: '/a', codes: [1] }])).toThrow(
    /compiler-errors\.json lists TS1 for \/a/,
  );
});

test('each number is listed once for a page', () => {
  const listed = readCompilerErrors().map(error => JSON.stringify(error));
  expect(new Set(listed).size).toBe(listed.length);
});
