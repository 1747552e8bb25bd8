import { beforeEach, expect, it, vi } from 'vitest';
import type { LinterClient, WorkerStatus } from '../linter/protocol';
import { findNodes } from './findNodes';

const ask = vi.fn<(...parameters: unknown[]) => Promise<unknown>>();
let statuses: WorkerStatus[];

vi.mock('@generated/playground/default/assets.json', () => ({
  default: { defaultVersion: '5.4.5', packs: [] },
}));
vi.mock('../linter/client', () => ({
  createLinterClient: () =>
    ({
      ask,
      watch: listener => {
        statuses.forEach(listener);
        return () => undefined;
      },
    }) as Partial<LinterClient>,
}));

beforeEach(() => {
  ask.mockReset();
  statuses = [{ state: 'starting' }, { state: 'ready' }];
});

const program = { type: 'Program', range: [0, 5], path: [] };
const value = { type: 'Identifier', range: [0, 1], path: ['body', 0, 'id'] };
const argument = {
  type: 'Literal',
  range: [2, 3],
  path: ['body', 0, 'arguments', 1],
};

it('says why the parser can’t be loaded, and loads it again', async () => {
  statuses = [{ state: 'failed', reason: 'There is no network.' }];
  await expect(findNodes('a')).rejects.toThrow('There is no network.');
  statuses = [{ state: 'ready' }];
  ask.mockResolvedValue({ matches: [program] });
  expect(await findNodes('a')).toHaveLength(1);
});

it('names the field that each node is in', async () => {
  ask.mockResolvedValue({ matches: [program, value, argument] });
  expect(await findNodes('f(1)')).toEqual([
    { type: 'Program', range: [0, 5], field: '' },
    { type: 'Identifier', range: [0, 1], field: 'id' },
    { type: 'Literal', range: [2, 3], field: 'arguments[1]' },
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('reads code without JSX where it can’t be read with it', async () => {
  ask.mockResolvedValueOnce({ matches: [] });
  ask.mockResolvedValueOnce({ matches: [program] });
  expect(await findNodes('<A>b')).toHaveLength(1);
  ask.mockResolvedValue({ matches: [] });
  expect(await findNodes('(')).toEqual([]);
});
