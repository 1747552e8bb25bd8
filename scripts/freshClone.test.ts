import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { projectFolder } from './run.mjs';
import { freePort } from './site/address.mjs';

let clone: string;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
  for (const name of ['package.json', 'package-lock.json', 'scripts']) {
    const source = fileURLToPath(new URL(name, projectFolder));
    await cp(source, join(clone, name), { recursive: true });
  }
});

afterAll(() => rm(clone, { recursive: true }));

// Whatever a script imports before it installs is not there yet.
test.each(['start.mjs', 'test.mjs'])(
  '%s comes to installing packages without having any',
  async script => {
    const port = await freePort('localhost');
    const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port) };
    delete env.npm_execpath;
    const { stderr } = spawnSync(
      process.execPath,
      [join(clone, 'scripts', script)],
      { encoding: 'utf8', env },
    );
    expect(stderr).toContain('Packages are missing from node_modules.');
  },
);
