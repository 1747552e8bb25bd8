import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onceInBackground } from '.';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'once-'));
  file = join(folder, 'tasks.ts');
  writeFileSync(file, 'export const atOnce = () => process.hrtime().join();');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(__dirname, '../../.cache/atOnce'), { recursive: true });
});

it('keeps what was made until what it depends on changes', async () => {
  let text = folder;
  const make = onceInBackground<(...args: number[]) => string>(file, 'atOnce', {
    code: ['plugins/background'],
    keyOf: number => [number, text],
  });
  const made = await make(1);
  expect(await make(1)).toBe(made);
  expect(await make(2)).not.toBe(made);
  text = 'Another text';
  expect(await make(1)).not.toBe(made);
});
