import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inBackground } from '.';

// The process has to start.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'background-'));
  writeFileSync(
    join(folder, 'tasks.ts'),
    `export const processId = (): number => process.pid;
export const double = async (numbers: Map<string, number>) =>
  new Map([...numbers].map(([name, number]) => [name, number * 2] as const));
export const refuse = () => { throw new TypeError('No.'); };
export const crash = () => process.exit(3);
`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const task = <F extends (...args: never[]) => unknown>(name: string) =>
  inBackground<F>(join(folder, 'tasks.ts'), name);

it('calls functions in one other process', async () => {
  const processId = task<() => number>('processId');
  const [first, second] = await Promise.all([processId(), processId()]);
  expect(first).not.toBe(process.pid);
  expect(second).toBe(first);
});

it('hands over what a structured clone can be made of', async () => {
  type Numbers = Map<string, number>;
  const double = task<(numbers: Numbers) => Promise<Numbers>>('double');
  expect(await double(new Map([['a', 1]]))).toEqual(new Map([['a', 2]]));
});

it('throws what the function throws', async () => {
  await expect(task('refuse')()).rejects.toThrow(new TypeError('No.'));
});

it('says so when the process ends too soon, and starts another one', async () => {
  await expect(task('crash')()).rejects.toThrow('ended with code 3');
  expect(await task<() => number>('processId')()).not.toBe(process.pid);
});
