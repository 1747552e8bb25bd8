import { expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createPackLoader } from './packLoader';

const node = {
  name: 'node',
  title: 'Node.js',
  address: '/playground/pack-node.json',
  size: 1,
  modules: ['node:fs'],
};

const input = {
  code: "import { readFile } from 'node:fs';\nreadFile;\n",
  fileName: 'example.ts',
  compilerOptions: defaultCompilerOptions,
};

it('tries types that could not be loaded at once when the reader asks for it', async () => {
  const loader = createPackLoader([node]);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.')));
  expect(loader.missingFor(input)).toHaveLength(1);
  await loader.load([node]);
  expect(loader.failed).toMatchObject([{ name: 'node', reason: 'Offline.' }]);
  // Not for each key that is typed.
  expect(loader.missingFor(input)).toEqual([]);
  expect(loader.missingFor({ ...input, attempt: 1 })).toHaveLength(1);

  await loader.load([node], 1);
  expect(loader.missingFor({ ...input, attempt: 1 })).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ files: {} })));
  await loader.load([node], 2);
  expect(loader.failed).toEqual([]);
  expect(loader.loaded).toHaveLength(1);
});
