import { afterEach, expect, it, vi } from 'vitest';
import { read, write } from '../../ui/storage';
import {
  defaultPreferences,
  keepPreferences,
  readPreferences,
} from '../state/preferences';
import { beginTrial, hasBrokenWith, leaveDraft, readDraft } from './storage';

/** Ways in which browsers, policies and extensions take the storage away. */
const blockers: Record<string, PropertyDescriptor> = {
  'a getter that throws': {
    get() {
      throw new DOMException('Storage is blocked', 'SecurityError');
    },
  },
  'methods that throw': {
    value: new Proxy(
      {},
      {
        get: () => () => {
          throw new DOMException('Storage is full', 'QuotaExceededError');
        },
      },
    ),
  },
  null: { value: null },
};

const storages = ['localStorage', 'sessionStorage'] as const;
const original = storages.map(name =>
  Object.getOwnPropertyDescriptor(globalThis, name),
);

afterEach(() => {
  // Test files share their modules, and these know what was last.
  vi.resetModules();
  storages.forEach((name, index) => {
    Reflect.deleteProperty(globalThis, name);
    const descriptor = original[index];
    if (descriptor) {
      Object.defineProperty(globalThis, name, descriptor);
    }
  });
});

it.each(Object.entries(blockers))(
  'what is kept of a visit does without storage: %s',
  async (_, blocker) => {
    vi.resetModules();
    const { listSnippets, putSnippet } = await import('./storage');
    const { lastSnippet, setLast } = await import('./storage');
    vi.stubGlobal('window', globalThis);
    for (const name of storages) {
      Object.defineProperty(globalThis, name, {
        ...blocker,
        configurable: true,
      });
    }
    write('theme', 'dark');
    expect(read('theme')).toBeNull();

    keepPreferences({ wordWrap: true, split: 40 });
    expect(readPreferences()).toEqual(defaultPreferences);

    leaveDraft('#code=typed');
    expect(readDraft()).toBeUndefined();

    // Until the document is gone.
    const kept = { id: 'a', hash: '#code=typed', title: '', savedAt: 0 };
    expect(putSnippet(kept)).toMatch(/^(?:blocked|full)$/);
    setLast('a');
    expect(listSnippets()).toEqual([kept]);
    expect(lastSnippet()).toEqual(kept);
    beginTrial('a');
    expect(hasBrokenWith('a')).toBe(false);
  },
);
