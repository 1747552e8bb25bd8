import { StateEffect } from '@codemirror/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLink, writeLink } from '../link/link';
import { listSnippets } from '../saving/storage';
import { changeShared } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { FakeStorage } from '../testing/fakeStorage';
import { createTestSession } from '../testing/testSession';
import {
  addFile,
  changeCode,
  moveFile,
  removeFile,
  renameFile,
  restoreFile,
  showFile,
} from './changeFiles';
import { addDeclarations } from './declarations';
import { filesOf } from './playgroundFiles';

const versions = { available: ['5.4.5'], default: '5.4.5' };

let store: SessionStore;

const list = () => filesOf(store.get().shared);
const names = () => list().map(({ name }) => name);
const shown = () => {
  const { code, fileType, stem } = store.get().shared;
  return [stem + fileType, code];
};

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
  });
  vi.stubGlobal('localStorage', window.localStorage);
  store = createTestSession({ code: 'let first;' });
  addFile(store, { name: 'second.ts', code: 'let second;' });
  addFile(store, { name: 'data.json', code: '{}' });
});

// The next file has no browser.
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('files', () => {
  it('are added at the end, and shown', () => {
    expect(names()).toEqual(['example.ts', 'second.ts', 'data.json']);
    expect(shown()).toEqual(['data.json', '{}']);
  });

  it('keep what is in them, whichever is shown', () => {
    const before = list();
    for (const name of ['example.ts', 'data.json', 'second.ts']) {
      showFile(store, name);
      expect(list()).toEqual(before);
    }
    changeCode(store, 'example.ts', 'let changed;');
    expect(shown()).toEqual(['second.ts', 'let second;']);
    expect(list()[0]?.code).toBe('let changed;');
  });

  it('are moved, but JSON never to the front, where links have the code', () => {
    moveFile(store, 'data.json', -1);
    expect(names()).toEqual(['example.ts', 'data.json', 'second.ts']);
    moveFile(store, 'data.json', -1);
    expect(names()).toEqual(['example.ts', 'data.json', 'second.ts']);
    moveFile(store, 'data.json', -5);
    expect(names()).toEqual(['example.ts', 'data.json', 'second.ts']);
    moveFile(store, 'data.json', 1);
    expect(names()).toEqual(['example.ts', 'second.ts', 'data.json']);
    moveFile(store, 'data.json', 1);
    expect(names()).toEqual(['example.ts', 'second.ts', 'data.json']);
  });

  it('are renamed, unless the name is taken or none would be code', () => {
    const scroll = StateEffect.define().of(null);
    const left = { state: 'of the second file', scroll };
    store.set({ leftEditors: { 'second.ts': left } });
    showFile(store, 'data.json');
    expect(renameFile(store, 'second.ts', 'data.json')).toMatch(/already/);
    expect(renameFile(store, 'second.ts', 'src/app.tsx')).toBeUndefined();
    expect(names()).toEqual(['example.ts', 'src/app.tsx', 'data.json']);
    expect(store.get().leftEditors['src/app.tsx']).toBe(left);
    expect(shown()[0]).toBe('data.json');

    removeFile(store, 'src/app.tsx');
    expect(renameFile(store, 'example.ts', 'a.json')).toMatch(/code/);
  });

  it('are followed by imports under a new name, except where something was typed meanwhile', async () => {
    const { asked, client } = createFakeLinter();
    store.set({ client });
    showFile(store, 'second.ts');
    renameFile(store, 'second.ts', 'shop/cart.ts');
    const { answer, input, name, parameters } = lastOf(asked);
    expect([name, ...parameters]).toEqual([
      'renameFile',
      'second.ts',
      'shop/cart.ts',
    ]);
    expect([input.fileName, input.otherFiles?.length]).toEqual([
      'example.ts',
      2,
    ]);
    addFile(store, { name: 'third.ts', code: '' });
    changeCode(store, 'example.ts', 'let typed;');
    await answer([
      { name: 'example.ts', code: 'let updated;' },
      { name: 'second.ts', code: 'let own;' },
    ]);
    expect(list()).toMatchObject([
      { name: 'example.ts', code: 'let typed;' },
      { name: 'shop/cart.ts', code: 'let own;' },
      { name: 'data.json' },
      { name: 'third.ts' },
    ]);
    expect(shown()[0]).toBe('third.ts');
    expect(store.get().notes).toEqual([
      'Imports were updated in shop/cart.ts.',
    ]);
  });

  it('come back when they were removed, in their places', () => {
    showFile(store, 'second.ts');
    removeFile(store, 'second.ts');
    expect(names()).toEqual(['example.ts', 'data.json']);
    expect(shown()[0]).toBe('data.json');
    addFile(store, { name: 'second.ts', code: '' });
    restoreFile(store);
    expect(names()).toEqual([
      'example.ts',
      'second2.ts',
      'data.json',
      'second.ts',
    ]);
    expect(shown()).toEqual(['second2.ts', 'let second;']);
  });

  it('stay in this browser when they are removed', () => {
    removeFile(store, 'second.ts');
    const [kept] = listSnippets();
    expect(readLink(kept?.hash ?? '', versions)?.shared.files).toContainEqual({
      name: 'second.ts',
      code: 'let second;',
    });
    expect(store.get().copy).toBeUndefined();
  });

  it('always have one with code', () => {
    removeFile(store, 'second.ts');
    removeFile(store, 'example.ts');
    expect(names()).toEqual(['example.ts', 'data.json']);
  });

  it('are at most twenty', () => {
    for (let number = 0; number < 30; number += 1) {
      addFile(store, { name: 'more.ts', code: '' });
    }
    expect(names()).toHaveLength(20);
    expect(addFile(store, { name: 'more.ts', code: '' })).toBeUndefined();
  });

  it('are all in the link, which says which one is shown', () => {
    showFile(store, 'second.ts');
    const { shared } = store.get();
    const hash = writeLink(shared);
    // A site that knows one file opens the first.
    const {
      files,
      shown: place,
      stem,
      ...alone
    } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect([place, stem]).toEqual(['1', undefined]);
    expect(files).toBeDefined();
    const opened = readLink(
      `#${new URLSearchParams(alone).toString()}`,
      versions,
    );
    expect(opened?.shared.code).toBe('let first;');
    expect(readLink(hash, versions)?.shared).toEqual(shared);
  });
});

describe('addDeclarations', () => {
  it('shows a file with the types of a module, what is to fill in selected', () => {
    const name = addDeclarations(store, 'example.ts', 'zod', ['parse']);
    expect(name).toBe('zod.d.ts');
    expect(shown()[0]).toBe('zod.d.ts');
    const { shared, toReveal } = store.get();
    expect(shared.code.slice(...(toReveal ?? []))).toBe('unknown');
    expect(addDeclarations(store, 'example.ts', 'zod', [])).toBe('zod2.d.ts');
  });

  it('adds no second file at the place an import names', () => {
    expect(addDeclarations(store, 'example.ts', './cart', [])).toBe(
      'cart.d.ts',
    );
    changeShared(store, { code: 'export const mine: 1;' });
    showFile(store, 'example.ts');
    addDeclarations(store, 'example.ts', './cart.js', ['total']);
    expect(shown()).toEqual(['cart.d.ts', 'export const mine: 1;']);
    expect(addDeclarations(store, 'example.ts', '../up', [])).toBeUndefined();
  });
});
