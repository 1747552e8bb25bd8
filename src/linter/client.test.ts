import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinterClient, warmUpInput } from './client';
import type {
  LinterClient,
  MessageToWorker,
  WorkerInput,
  WorkerStatus,
} from './protocol';

/** Says what the test has it say. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  questions: WorkerInput[] = [];

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: MessageToWorker): void {
    if (message.kind === 'question') {
      this.questions.push(message.parameters[0]);
    }
  }

  terminate(): void {
    this.questions = [];
  }

  say(data: object): void {
    this.onmessage?.({ data });
  }

  die(): void {
    this.onerror?.({
      message: 'out of memory',
      preventDefault: () => undefined,
    });
  }
}

const inputOf = (code: string): WorkerInput => ({
  ...warmUpInput,
  code,
});

/** Far longer than any question may take. */
const long = 100_000;

let client: LinterClient;
let statuses: WorkerStatus[];

beforeEach(async () => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.stubGlobal('location', { href: 'http://localhost/' });
  client = createLinterClient(
    {
      worker: '/worker.js',
      workerSize: 1,
      projectWorker: '/project.js',
      rules: '/rules.json',
      packs: [],
      defaultVersion: '1.0.0',
      typescript: [
        {
          version: '1.0.0',
          script: '/ts.js',
          libs: '/libs.json',
          options: '/options.json',
          size: 1,
        },
      ],
    },
    '1.0.0',
  );
  statuses = [];
  client.watch(status => {
    statuses.push(status);
  });
  await vi.waitFor(() => expect(FakeWorker.started).toHaveLength(1));
});

afterEach(() => {
  client.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = (): FakeWorker => FakeWorker.started.at(-1) ?? new FakeWorker();
const start = (): void => newest().say({ kind: 'started' });
const answer = (): void => newest().say({ kind: 'answer', answer: {} });

it('is loaded, then started and warmed up, then ready', () => {
  start();
  expect(statuses.at(-1)?.state).not.toBe('ready');
  answer();
  const states = statuses.map(({ state }) => state);
  expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
    'loading',
    'starting',
    'ready',
  ]);
  expect(statuses.find(({ state }) => state === 'loading')).toEqual({
    state: 'loading',
    what: 'TypeScript 1.0.0',
    loaded: 0,
    total: 2,
  });
});

it('says why its script cannot be run, and loads it again on request', async () => {
  newest().die();
  expect(statuses.at(-1)).toEqual({
    state: 'failed',
    reason: 'The linter could not be started: out of memory.',
  });
  client.retry();
  await vi.waitFor(() => expect(FakeWorker.started).toHaveLength(2));
  start();
  answer();
  expect(statuses.at(-1)).toEqual({ state: 'ready' });
});

describe('a worker that is too slow to warm up', () => {
  it('is not warmed up again, and no code is blamed', () => {
    start();
    expect(newest().questions).toEqual([warmUpInput]);
    vi.advanceTimersByTime(20_000);
    expect(FakeWorker.started).toHaveLength(1);
    vi.advanceTimersByTime(long);
    expect(statuses.at(-1)).toMatchObject({
      state: 'restarted',
      reason: expect.stringMatching(/^The linter took .* get ready/) as unknown,
    });
    start();
    expect(newest().questions).toEqual([]);
    vi.advanceTimersByTime(long);
    expect(FakeWorker.started).toHaveLength(2);
  });

  it('fails when it does not answer the second time either', async () => {
    start();
    vi.advanceTimersByTime(long);
    const lint = client.ask('lint', inputOf('1'));
    start();
    vi.advanceTimersByTime(long);
    expect(await lint).toBeUndefined();
    expect(statuses.at(-1)).toMatchObject({ state: 'failed' });
    expect(FakeWorker.started).toHaveLength(2);

    client.retry();
    await vi.waitFor(() => expect(FakeWorker.started).toHaveLength(3));
    start();
    answer();
    expect(statuses.at(-1)).toEqual({ state: 'ready' });
  });
});

describe('a worker that dies', () => {
  it('fails when that happens twice without an answer', () => {
    start();
    newest().die();
    expect(statuses.at(-1)).toMatchObject({ state: 'restarted' });
    start();
    newest().die();
    expect(statuses.at(-1)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('out of memory') as unknown,
    });
  });

  it('is started again each time that it has answered before', () => {
    for (let times = 1; times <= 3; times += 1) {
      start();
      void client.ask('lint', inputOf(String(times)));
      answer();
      newest().die();
      expect(statuses.at(-1)).toMatchObject({ state: 'restarted' });
    }
  });
});

it('starts again as often as code takes too long, where other code was checked', () => {
  start();
  answer();
  for (let times = 1; times <= 3; times += 1) {
    void client.ask('lint', inputOf(String(times)));
    vi.advanceTimersByTime(long);
    expect(statuses.at(-1)).toMatchObject({
      state: 'restarted',
      reason: expect.stringContaining('busy with this code') as unknown,
    });
    start();
  }
});

it('gives up what it is busy with when it is told to stop', async () => {
  start();
  answer();
  const lint = client.ask('lint', inputOf('for ever'));
  client.stop();
  expect(await lint).toBeUndefined();
  expect(statuses.at(-1)).toEqual({
    state: 'restarted',
    reason: 'You stopped the linter on this code. It has been started again.',
  });
  // There is nothing to stop now.
  client.stop();
  expect(FakeWorker.started).toHaveLength(2);
});

describe('a selector that finds no end', () => {
  it('is given up alone, and the code is not to blame', async () => {
    start();
    answer();
    const select = client.ask('select', inputOf('1'), 'A');
    expect(statuses.at(-1)).toEqual({ state: 'busy', asked: 'select' });
    const lint = client.ask('lint', inputOf('1'));
    vi.advanceTimersByTime(6_000);
    expect(await select).toEqual({ abandoned: 'It took more than 5 seconds.' });
    expect(statuses.at(-1)).toEqual({ state: 'starting' });
    start();
    expect(newest().questions).toEqual([inputOf('1')]);
    answer();
    expect(await lint).toEqual({});
    expect(statuses.some(({ state }) => state === 'restarted')).toBe(false);
  });

  it('can be stopped', async () => {
    start();
    answer();
    const select = client.ask('select', inputOf('1'), 'A');
    client.stop();
    expect(await select).toEqual({ abandoned: 'You stopped it.' });
  });
});
