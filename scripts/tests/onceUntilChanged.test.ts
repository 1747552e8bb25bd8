import { rm } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { day, onceUntilChanged } from './onceUntilChanged.mjs';
import type { Outcome } from './reports.mjs';
import { temporaryProject, writeFiles } from './temporaryProject';

let project: URL;

beforeEach(() => {
  project = temporaryProject();
  writeFiles(project, { 'docs/users/one.md': 'Text', 'package.json': '{}' });
});

const passing: Outcome = { passed: 3, failures: [] };
const failing: Outcome = { passed: 2, failures: ['one'] };

const run = vi.fn<() => Promise<Outcome>>();

/** Runs the stage, and says whether its tests were run. */
async function wasRun(
  outcome = passing,
  { versions = ['v20'], now = '2026-01-01T08:00Z' } = {},
): Promise<boolean> {
  run.mockReset();
  run.mockResolvedValue(outcome);
  const stage = onceUntilChanged(
    { name: 'guides', run },
    {
      project,
      inputs: () => ['docs/', 'package.json'],
      versions,
      period: day,
      now: new Date(now),
    },
  );
  expect(await stage.run()).toMatchObject(outcome);
  return run.mock.calls.length > 0;
}

test('what has passed is not run again', async () => {
  expect(await wasRun()).toBe(true);
  expect(await wasRun()).toBe(false);
});

test('what has failed is', async () => {
  await wasRun(failing);
  expect(await wasRun(failing)).toBe(true);
});

test.each([
  ['a file in a folder', 'docs/users/one.md'],
  ['a new file there', 'docs/two.md'],
  ['a file', 'package.json'],
])('%s makes it run again', async (_, name) => {
  await wasRun();
  writeFiles(project, { [name]: 'Other' });
  expect(await wasRun()).toBe(true);
});

test('so do another version of a program, and another day', async () => {
  await wasRun();
  expect(await wasRun(passing, { versions: ['v22'] })).toBe(true);
  await wasRun();
  expect(await wasRun(passing, { now: '2026-01-01T20:00Z' })).toBe(false);
  expect(await wasRun(passing, { now: '2026-01-02T08:00Z' })).toBe(true);
});

test('so does FRESH=1', async () => {
  await wasRun();
  vi.stubEnv('FRESH', '1');
  expect(await wasRun()).toBe(true);
  vi.unstubAllEnvs();
});

test('so does a fresh clone', async () => {
  await wasRun();
  await rm(new URL('.cache', project), { recursive: true });
  expect(await wasRun()).toBe(true);
});
