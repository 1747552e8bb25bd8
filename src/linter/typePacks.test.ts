import { expect, it, test, vi } from 'vitest';
import { defaultCompilerOptions } from './compilerOptions';
import { packagesOf, PackLoader, packsAskedFor } from './typePacks';
import type { SourceInput } from './types';

const packs = [
  { name: 'react', modules: ['react', 'react-dom'] },
  { name: 'node', modules: ['fs', 'node', 'node:fs'] },
  { name: 'vitest', modules: ['vitest'] },
];

const { jsx, ...withoutJsx } = defaultCompilerOptions;

function askedBy(input: SourceInput): string[] {
  return packsAskedFor(packs, input).map(({ name }) => name);
}

test.each([
  ["import { useState } from 'react';", ['react']],
  ["import { createRoot } from 'react-dom/client';", ['react']],
  ["export { readFile } from 'node:fs';", ['node']],
  ["import fs = require('fs');", ['node']],
  ["type Stats = import('fs').Stats;", ['node']],
  ["void import('vitest');", ['vitest']],
  ['/// <reference types="node" />', ['node']],
  ["import type { FC } from '@types/react';", ['react']],
  ["import { it } from 'vitest'; import 'react';", ['react', 'vitest']],
  ["import 'reactive'; import './react'; import 'fs-extra';", []],
  ["const text = 'react'; // from 'react'", []],
])('%s', (code, names) => expect(askedBy({ code })).toEqual(names));

it('goes by `types`, whatever is in it', () => {
  const types = ['vitest/globals', 7, 'node'];
  expect(askedBy({ code: '', compilerOptions: { types } })).toEqual([
    'node',
    'vitest',
  ]);
  expect(askedBy({ code: '', compilerOptions: { types: 'node' } })).toEqual([]);
});

test.each([
  [{ jsx }, ['react']],
  [{ jsx: 'react-jsx' }, ['react']],
  [{ jsx: 'React-JSXdev', jsxImportSource: 'preact' }, []],
  [{ jsx: 'react', jsxFactory: 'h' }, []],
  [{ jsx: 'react', reactNamespace: 'Vue' }, []],
  [{}, []],
])('%j asks for the types of elements', (options, names) => {
  const input = {
    code: '',
    compilerOptions: { ...withoutJsx, ...options },
  };
  expect(askedBy({ ...input, fileName: 'card.tsx' })).toEqual(names);
  expect(askedBy({ ...input, fileName: 'card.ts' })).toEqual([]);
});

it('names the packages that a project installs, without what comes along', () => {
  const manifest = (version: string) => JSON.stringify({ version });
  const packs = [
    {
      name: 'react',
      modules: ['react'],
      files: new Map([
        ['node_modules/@types/react/package.json', manifest('18.3.3')],
        ['node_modules/@types/react/index.d.ts', ''],
        ['node_modules/csstype/package.json', manifest('3.1.3')],
      ]),
    },
    {
      name: 'vitest',
      modules: ['vitest'],
      files: new Map([
        ['node_modules/vitest/package.json', manifest('2.0.0')],
        ['node_modules/vitest/dist/package.json', '{}'],
      ]),
    },
  ];
  expect(packagesOf(packs)).toEqual({
    '@types/react': '18.3.3',
    vitest: '2.0.0',
  });
});

const node = {
  name: 'node',
  title: 'Node.js',
  address: '/playground/pack-node.json',
  size: 1,
  modules: ['node:fs'],
};

const readsFile = {
  code: "import { readFile } from 'node:fs';\nreadFile;\n",
  fileName: 'example.ts',
  compilerOptions: defaultCompilerOptions,
};

it('tries types that could not be loaded at once when the reader asks for it', async () => {
  const loader = new PackLoader([node]);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.')));
  expect(loader.missingFor(readsFile)).toHaveLength(1);
  await loader.load([node]);
  expect(loader.failed).toMatchObject([{ name: 'node', reason: 'Offline.' }]);
  // Not for each key that is typed.
  expect(loader.missingFor(readsFile)).toEqual([]);
  expect(loader.missingFor({ ...readsFile, attempt: 1 })).toHaveLength(1);

  await loader.load([node], 1);
  expect(loader.missingFor({ ...readsFile, attempt: 1 })).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ files: {} })));
  await loader.load([node], 2);
  expect(loader.failed).toEqual([]);
  expect(loader.loaded).toHaveLength(1);
});
