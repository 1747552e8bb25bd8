import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countCodeBlocks,
  progressVariable,
  reportChecked,
} from './reportChecked';

describe('countCodeBlocks', () => {
  it.each([
    ['', 0],
    ['```ts\n1;\n```\n\n```\n2;\n```\n', 2],
    ['- In a list:\n\n  ```ts\n  1;\n  ```\n', 1],
    ['````md\n```ts\n1;\n```\n````\n', 1],
    ['~~~ts\n```\n~~~\n\n> ```ts\n> 1;\n> ```\n', 2],
  ])('%j: %i', (text, count) => {
    expect(countCodeBlocks(text)).toBe(count);
  });
});

describe('reportChecked', () => {
  const send = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('process', { ...process, env: {}, send });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    send.mockReset();
  });

  it('tells no one who has not asked', () => {
    reportChecked('.', 'rules/a.md', 3);
    expect(send).not.toHaveBeenCalled();
  });

  it('counts each page once', () => {
    process.env[progressVariable] = '1';
    reportChecked('.', 'rules/a.md', 3);
    reportChecked('.', 'rules/b.md', 2);
    reportChecked('.', 'rules/a.md', 3);
    const counts = send.mock.calls.map(
      ([message]) => message as { checked: number; total: number },
    );
    expect(counts.map(({ checked }) => checked)).toEqual([3, 5, 5]);
    expect(counts[0]?.total).toBeGreaterThan(1000);
  });
});
