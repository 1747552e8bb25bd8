import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, stubBrowser } from '../testing/fakeBrowser';
import {
  deleteAllKept,
  findKept,
  keptPrefix,
  listKept,
  maxKept,
  putKept,
} from './keptStates';

const now = 1_000_000;

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers({ now });
  browser = stubBrowser();
});

afterEach(() => {
  browser.device.space = Infinity;
  deleteAllKept();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keptAs = (id: string, savedAt: number, hash = '#code=a') => ({
  id,
  hash,
  title: `Code ${id}`,
  savedAt,
});

describe('what is kept', () => {
  it('is listed, the newest first', () => {
    putKept(keptAs('a', 1));
    putKept(keptAs('b', 3));
    expect(putKept(keptAs('c', 2))).toBe('kept');
    expect(listKept().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    putKept(keptAs('a', 4, '#code=more'));
    expect(listKept()[0]).toEqual(keptAs('a', 4, '#code=more'));
    expect(findKept('b')).toEqual(keptAs('b', 3));
    expect(findKept('d')).toBeUndefined();
  });

  it('is not more than a reader can look through', () => {
    for (let index = 0; index <= maxKept; index += 1) {
      putKept(keptAs(String(index), index));
    }
    expect(listKept()).toHaveLength(maxKept);
    expect(findKept('0')).toBeUndefined();
    expect(findKept('1')).toBeDefined();
  });

  it('leaves space for the newest, however long', () => {
    const long = `#code=${'a'.repeat(1_500_000)}`;
    putKept(keptAs('a', 1, long));
    putKept(keptAs('b', 2, long));
    expect(listKept().map(({ id }) => id)).toEqual(['b', 'a']);
    putKept(keptAs('c', 3));
    expect(listKept().map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('is there until the document is gone where the storage does not take it', () => {
    browser.device.space = 10;
    expect(putKept(keptAs('a', 1))).toBe('full');
    browser.device.space = 'blocked';
    expect(putKept(keptAs('b', 2))).toBe('blocked');
    expect(listKept().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(findKept('a')).toEqual(keptAs('a', 1));
    browser.device.space = Infinity;
    expect(putKept(keptAs('a', 3))).toBe('kept');
    expect(browser.device.items.size).toBe(1);
    deleteAllKept();
    expect(listKept()).toEqual([]);
  });

  it('is deleted, and nothing else', () => {
    browser.device.items.set('theme', 'dark');
    browser.device.items.set(`${keptPrefix}broken`, '{');
    putKept(keptAs('a', 1));
    deleteAllKept();
    expect([...browser.device.items.keys()]).toEqual(['theme']);
  });

  it.each([
    ['', undefined],
    ['{', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['"#code=a"', undefined],
    ['{"hash":7}', undefined],
    ['{"hash":"javascript:alert(1)"}', undefined],
    ['{"hash":"#code=a"}', { title: '', savedAt: 0 }],
    [`{"hash":"#code=a","title":{},"savedAt":"x"}`, { title: '', savedAt: 0 }],
    // A clock that was ahead.
    [`{"hash":"#code=a","savedAt":${String(now + 1)}}`, { savedAt: 0 }],
    [`{"hash":"#code=a","savedAt":${String(now)}}`, { savedAt: now }],
  ])('is read with care: %s', (text, expected) => {
    browser.device.items.set(`${keptPrefix}a`, text);
    const found = findKept('a');
    expect(listKept()).toEqual(found ? [found] : []);
    if (expected === undefined) {
      expect(found).toBeUndefined();
    } else {
      expect(found).toMatchObject(expected);
    }
  });
});
