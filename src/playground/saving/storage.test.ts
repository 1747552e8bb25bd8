import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, stubBrowser } from '../testing/fakeBrowser';
import {
  deleteSnippets,
  findSnippet,
  listSnippets,
  maxSnippets,
  putSnippet,
  snippetPrefix,
} from './storage';

const now = 1_000_000;

let browser: FakeBrowser;

beforeEach(() => {
  vi.useFakeTimers({ now });
  browser = stubBrowser();
});

afterEach(() => {
  browser.device.space = Infinity;
  deleteSnippets();
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
    putSnippet(keptAs('a', 1));
    putSnippet(keptAs('b', 3));
    expect(putSnippet(keptAs('c', 2))).toBe('saved');
    expect(listSnippets().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    putSnippet(keptAs('a', 4, '#code=more'));
    expect(listSnippets()[0]).toEqual(keptAs('a', 4, '#code=more'));
    expect(findSnippet('b')).toEqual(keptAs('b', 3));
    expect(findSnippet('d')).toBeUndefined();
  });

  it('is not more than a reader can look through', () => {
    for (let index = 0; index <= maxSnippets; index += 1) {
      putSnippet(keptAs(String(index), index));
    }
    expect(listSnippets()).toHaveLength(maxSnippets);
    expect(findSnippet('0')).toBeUndefined();
    expect(findSnippet('1')).toBeDefined();
  });

  it('leaves space for the newest, however long', () => {
    const long = `#code=${'a'.repeat(1_500_000)}`;
    putSnippet(keptAs('a', 1, long));
    putSnippet(keptAs('b', 2, long));
    expect(listSnippets().map(({ id }) => id)).toEqual(['b', 'a']);
    putSnippet(keptAs('c', 3));
    expect(listSnippets().map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('is there until the document is gone where the storage does not take it', () => {
    browser.device.space = 10;
    expect(putSnippet(keptAs('a', 1))).toBe('full');
    browser.device.space = 'blocked';
    expect(putSnippet(keptAs('b', 2))).toBe('blocked');
    expect(listSnippets().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(findSnippet('a')).toEqual(keptAs('a', 1));
    browser.device.space = Infinity;
    expect(putSnippet(keptAs('a', 3))).toBe('saved');
    expect(browser.device.items.size).toBe(1);
    deleteSnippets();
    expect(listSnippets()).toEqual([]);
  });

  it('is deleted, and nothing else', () => {
    browser.device.items.set('theme', 'dark');
    browser.device.items.set(`${snippetPrefix}broken`, '{');
    putSnippet(keptAs('a', 1));
    deleteSnippets();
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
    browser.device.items.set(`${snippetPrefix}a`, text);
    const found = findSnippet('a');
    expect(listSnippets()).toEqual(found ? [found] : []);
    if (expected === undefined) {
      expect(found).toBeUndefined();
    } else {
      expect(found).toMatchObject(expected);
    }
  });
});
