import { expect, it } from 'vitest';
import { listOnce, withoutLists } from './ConfigProblems';

const list = `Available: ${'eslint:all, '.repeat(20)}.`;

it('leaves long lists to one of several messages', () => {
  expect(listOnce([`No "a". ${list}`, 'No "b".', `No "c". ${list}`])).toEqual([
    `No "a". ${list}`,
    'No "b".',
    'No "c".',
  ]);
  // What is short is said each time.
  const hint = 'Did you mean "d"?';
  expect(listOnce([`No "a". ${hint}`, `No "b". ${hint}`])).toEqual([
    `No "a". ${hint}`,
    `No "b". ${hint}`,
  ]);
});

it('leaves long lists out, whatever else is said', () => {
  expect(withoutLists(`No "a". ${list}`)).toBe('No "a".');
  expect(withoutLists('No "a". Did you mean "b"?')).toBe(
    'No "a". Did you mean "b"?',
  );
  expect(withoutLists(list)).toBe(list);
});
