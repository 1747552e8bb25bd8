import { afterEach, expect, it, vi } from 'vitest';
import { editOf, hasEdits, keepEdit } from './keptEdits';

const page = '/rules/a';
const one = { code: 'one', options: [] };
const oneAsWritten = { text: 'one', options: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('keeps what was changed, for the page and the example that it was changed in', () => {
  const present = { text: 'two', options: [{ allow: true }] };
  keepEdit(page, one, present);
  expect(editOf(page, one)).toEqual(present);
  expect(editOf(page, { ...one, code: 'other' })).toBeUndefined();
  expect(hasEdits('/rules/b')).toBe(false);
});

it('tells examples of the same code apart by their options', () => {
  keepEdit(page, one, { text: 'two', options: [] });
  expect(editOf(page, { ...one, options: ['never'] })).toBeUndefined();
});

it('keeps changed options of code that is as on the page', () => {
  keepEdit(page, one, { text: 'one', options: ['never'] });
  expect(editOf(page, one)?.options).toEqual(['never']);
});

it('forgets what is as on the page again', () => {
  keepEdit(page, one, { text: 'two', options: [] });
  keepEdit(page, one, oneAsWritten);
  expect(hasEdits(page)).toBe(false);
});

it.each(['{', 'null', '"a"', '5', '{"text":5,"options":[]}', '{"text":"two"}'])(
  'bears %s in the storage',
  text => {
    keepEdit(page, one, { text: 'two', options: [] });
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    expect(editOf(page, one)).toBeUndefined();
    keepEdit(page, one, { text: 'two', options: [] });
    expect(editOf(page, one)?.text).toBe('two');
  },
);

it.each([
  ['null', null],
  [
    'methods that throw',
    new Proxy(
      {},
      {
        get: () => () => {
          throw new DOMException('Storage is full', 'QuotaExceededError');
        },
      },
    ),
  ],
])('does without storage: %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  keepEdit(page, one, { text: 'two', options: [] });
  expect(editOf(page, one)).toBeUndefined();
  expect(hasEdits(page)).toBe(false);
});
