import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPackages } from './shippedPackages';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  for (const [path, content] of [
    ['a', { name: 'a', version: '1.0.0', license: 'MIT' }],
    ['a/node_modules/b', { name: 'b', version: '2.0.0', license: 'ISC' }],
    ['@scope/c', { name: '@scope/c', version: '3.0.0', license: 'MIT' }],
    ['secret', { name: 'secret', version: '4.0.0' }],
  ] as const) {
    await mkdir(join(folder, 'node_modules', path), { recursive: true });
    await writeFile(
      join(folder, 'node_modules', path, 'package.json'),
      JSON.stringify(content),
    );
  }
});

afterAll(() => rm(folder, { recursive: true }));

const file = (path: string, size: number) => ({
  path: join(folder, path),
  size,
});

test('adds up what is sent of each package', () => {
  expect(
    shippedPackages([
      file('node_modules/a/index.js', 10),
      file('node_modules/a/lib/deep.js', 20),
      file('node_modules/a/node_modules/b/index.js', 100),
      file('node_modules/@scope/c/index.js', 5),
      file('src/pages/index.tsx', 1000),
    ]),
  ).toEqual([
    { name: 'b', version: '2.0.0', license: 'ISC', size: 100 },
    { name: 'a', version: '1.0.0', license: 'MIT', size: 30 },
    { name: '@scope/c', version: '3.0.0', license: 'MIT', size: 5 },
  ]);
});

test('nothing is sent under an unknown license', () => {
  expect(() =>
    shippedPackages([file('node_modules/secret/index.js', 1)]),
  ).toThrow(/secret.*license/);
});
