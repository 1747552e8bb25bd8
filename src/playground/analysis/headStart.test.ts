import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveHeadStart, openBeforeReact, takeHeadStart } from '../beforeReact';
import { putSnippet, setLast } from '../saving/storage';
import { stubBrowser } from '../testing/fakeBrowser';
import { createFakeLinter, type FakeLinter } from '../testing/fakeLinter';

const versions = { available: ['5.4.5', '5.0.4'], default: '5.4.5' };

let started: { version: string; linter: FakeLinter }[] = [];

/** Runs the head's script on a page with that address. */
function openPage(hash: string): void {
  window.location.hash = hash;
  runScript();
}

function runScript(): void {
  delete window.isOpenedBeforeReact;
  openBeforeReact(versions, version =>
    giveHeadStart(version, () => {
      const linter = createFakeLinter();
      started.push({ version, linter });
      return linter.client;
    }),
  );
}

beforeEach(() => {
  started = [];
  stubBrowser();
  // A page without any of the playground's elements.
  Object.assign(document, {
    documentElement: { dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a linter with a head start', () => {
  it.each([
    ['', '5.4.5'],
    ['#code=x', '5.4.5'],
    ['#ts=5.0.4&code=x', '5.0.4'],
    ['#ts=5.0.1', '5.0.4'],
    ['#ts=next', '5.4.5'],
  ])('has the version that the link asks for: %o', (hash, version) => {
    openPage(hash);
    expect(started.map(one => one.version)).toEqual([version]);
    expect(takeHeadStart(version)).toBe(started[0]?.linter.client);
  });

  it('has the version of what was typed last, unless a link asks for another', () => {
    const kept = { hash: '#ts=5.0.4&code=x', title: '', savedAt: 1 };
    putSnippet({ id: 'last', ...kept });
    setLast('last');
    openPage('');
    expect(started.at(-1)?.version).toBe('5.0.4');
    takeHeadStart('5.0.4');
    delete window.headStart;
    openPage('#ts=5.4.5&code=x');
    expect(started.at(-1)?.version).toBe('5.4.5');
    setLast(undefined);
  });

  it('is taken once', () => {
    openPage('');
    expect(takeHeadStart('5.4.5')).toBeDefined();
    expect(takeHeadStart('5.4.5')).toBeUndefined();
  });

  it('is ended when another version is wanted', () => {
    openPage('');
    expect(takeHeadStart('5.0.4')).toBeUndefined();
    expect(started[0]?.linter.isDisposed()).toBe(true);
  });

  it('is not started when the page has started one, or before', () => {
    openPage('');
    runScript();
    takeHeadStart('5.4.5');
    runScript();
    expect(started).toHaveLength(1);
  });
});
