import { afterEach, expect, it } from 'vitest';
import { editOf, hasEdits, keepEdit } from './keptEdits';

afterEach(() => {
  sessionStorage.clear();
});

it('keeps what was changed, for the page and the code that it was changed on', () => {
  keepEdit('/rules/a', 'one', 'two');
  expect(editOf('/rules/a', 'one')).toBe('two');
  expect(editOf('/rules/a', 'other')).toBeUndefined();
  expect(hasEdits('/rules/b')).toBe(false);
});

it('forgets what is as on the page again', () => {
  keepEdit('/rules/a', 'one', 'two');
  keepEdit('/rules/a', 'one', 'one');
  expect(hasEdits('/rules/a')).toBe(false);
});

it.each(['{', 'null', '"a"'])('bears %s in the storage', text => {
  sessionStorage.setItem('edited /rules/a', text);
  expect(editOf('/rules/a', 'one')).toBeUndefined();
  keepEdit('/rules/a', 'one', 'two');
  expect(editOf('/rules/a', 'one')).toBe('two');
});
