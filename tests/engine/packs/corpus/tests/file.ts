import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';

afterEach(() => { rm(tmpdir() + '/out', { force: true }); });

it('writes', async () => {
  const content = await readFile(`${tmpdir()}/out`);
  expect(content + '').toBe('a');
  expect(JSON.parse(content.toString()).a.b).toBe(1);
});
