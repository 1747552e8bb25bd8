import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { projectFolder } from '../run.mjs';

let clone: string;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'fresh-clone-'));
  for (const name of ['package-lock.json', 'scripts']) {
    const source = fileURLToPath(new URL(name, projectFolder));
    await cp(source, join(clone, name), { recursive: true });
  }
});

afterAll(() => rm(clone, { recursive: true }));

// Whatever it imports is not there yet.
test.each(['prestart', 'pretest'] as const)(
  '%s comes to installing packages without having any',
  name => {
    const [program, ...args] = scripts[name].split(' ');
    expect(program).toBe('node');
    const env: NodeJS.ProcessEnv = { ...process.env };
    delete env.npm_execpath;
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: clone,
      encoding: 'utf8',
      env,
    });
    expect(stderr).toContain('Packages are missing from node_modules.');
    expect(status).toBe(1);
  },
);
