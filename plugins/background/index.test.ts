import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
export const outlive = async (parent: number) => {
  process.kill(parent);
  // Nothing is heard meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
};
`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

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

it('says nothing when there is no one left to tell', async () => {
  writeFileSync(
    join(folder, 'parent.ts'),
    `import { inBackground } from ${JSON.stringify(__dirname)};
void inBackground(${JSON.stringify(join(folder, 'tasks.ts'))}, 'outlive')(process.pid);
`,
  );
  const parent = spawn(
    process.execPath,
    ['--import', 'tsx', join(folder, 'parent.ts')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Until both have ended: they share it.
  const [said] = await Promise.all([text(parent.stderr), once(parent, 'exit')]);
  expect(parent.signalCode).toBe('SIGTERM');
  expect(said).toBe('');
});
