import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMentions } from './findMentions';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mentions-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('finds the lines of guides and rule pages that name a version', () => {
  const files = {
    'docs/users/index.mdx':
      'Since 7.1.0, and\n`^7.1.0`.\nNot 17.1.0 or 7.1.01.',
    'docs/image.svg': '7.1.0',
    'rules/semi.md': 'Text.\n\nAt 7.1.0 it crashes.',
    'blog/post.md': '7.1.0',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(findMentions(folder, '7.1.0')).toEqual([
    'docs/users/index.mdx:1',
    'docs/users/index.mdx:2',
    'rules/semi.md:3',
  ]);
});
