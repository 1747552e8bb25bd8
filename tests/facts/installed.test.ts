import { exec } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  companions,
  packagesToInstall,
  versions,
} from '../../src/tools/packagesToInstall';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installed-'));
  await writeFile(join(folder, 'package.json'), '{}');
});

afterAll(() => rm(folder, { recursive: true }));

it.each([...versions.keys(), ...Object.keys(companions)])(
  'npm installs %s next to ESLint 8 and typescript-eslint 7',
  async name => {
    const packages = packagesToInstall([
      'eslint',
      'typescript',
      'typescript-eslint',
      name,
    ]);
    const { stdout } = await promisify(exec)(
      `npm install --save-dev ${packages} --dry-run`,
      { cwd: folder },
    );
    expect(stdout).toMatch(/added \d+ packages/);
  },
);
