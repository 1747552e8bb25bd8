import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '../anyOrigin';
import type { WorkerInput, WorkerQuestion } from '../protocol';
import { QuestionQueue, timeLimitOf } from './questions';

const inputOf = (code: string): WorkerInput => ({
  code,
  fileName: 'example.ts',
  sourceType: 'module',
  config: {},
  compilerOptions: {},
});

const reportAt = (line: number): ReportPlace => ({
  ruleId: '@typescript-eslint/no-unsafe-call',
  line,
  column: 1,
});

/** Asks, and notes the first answer, as a promise would, under the question's name and code. */
function createAsker(queue: QuestionQueue): {
  ask: (
    name: WorkerQuestion['name'],
    ...parameters: WorkerQuestion['parameters']
  ) => void;
  answers: [label: string, answer: unknown][];
} {
  const answers: [string, unknown][] = [];
  return {
    answers,
    ask(name, ...parameters) {
      let isSettled = false;
      queue.add({
        name,
        parameters,
        resolve: answer => {
          if (!isSettled) {
            answers.push([`${name} ${parameters[0].code}`, answer]);
          }
          isSettled = true;
        },
        reject: () => undefined,
      });
    },
  };
}

describe('QuestionQueue', () => {
  it('answers what is replaced while it waits or runs by nothing', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('lint', inputOf('1'));
    queue.start();
    ask('lint', inputOf('2'));
    ask('lint', inputOf('3'));
    expect(answers).toEqual([
      ['lint 1', undefined],
      ['lint 2', undefined],
    ]);
    expect(queue.start()?.parameters[0]).toEqual(inputOf('3'));
    expect(queue.hasWaiting).toBe(false);
  });

  it('lets what is asked while typing go first', () => {
    const queue = new QuestionQueue();
    const { ask } = createAsker(queue);
    ask('lint', inputOf('1'));
    ask('typeAt', inputOf('1'), 0);
    ask('complete', inputOf('1'), 0);
    const order = [queue.start(), queue.start(), queue.start(), queue.start()];
    expect(order.map(question => question?.name)).toEqual([
      'complete',
      'lint',
      'typeAt',
      undefined,
    ]);
    expect(queue.running).toBeUndefined();
  });

  it('keeps questions for the origins of several reports, as long as the code is the same', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('origin', inputOf('1'), reportAt(1));
    ask('origin', inputOf('1'), reportAt(2));
    ask('origin', inputOf('1'), reportAt(3));
    expect(answers).toEqual([]);
    ask('origin', inputOf('1'), reportAt(2));
    expect(answers).toEqual([['origin 1', undefined]]);
    ask('origin', inputOf('2'), reportAt(1));
    expect(answers).toHaveLength(4);
  });

  it('replaces the question for what is unfolded of a tree', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('treeChildren', inputOf('1'), 'es', [[]]);
    ask('treeChildren', inputOf('1'), 'es', [[], ['body']]);
    expect(answers).toEqual([['treeChildren 1', undefined]]);
  });

  it.each([...Object.keys(inputOf('')), 'field that is new'])(
    'takes input with another %s for another input',
    name => {
      const queue = new QuestionQueue();
      const { answers, ask } = createAsker(queue);
      const other = { ...inputOf(''), [name]: 'other' };
      ask('origin', inputOf(''), reportAt(1));
      ask('origin', other, reportAt(2));
      expect(answers).toHaveLength(1);
      ask('origin', { ...other }, reportAt(1));
      expect(answers).toHaveLength(1);
    },
  );

  it('gives up what ran away, and what would follow it', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('lint', inputOf('bad'));
    queue.start();
    ask('typeAt', inputOf('bad'), 0);
    ask('hover', inputOf('good'), 0);
    queue.abandonRunning('It took long.');
    expect(answers).toEqual([
      ['lint bad', undefined],
      ['typeAt bad', undefined],
    ]);
    expect(queue.start()?.name).toBe('hover');
  });

  it('lets a selector wait for all others', () => {
    const queue = new QuestionQueue();
    const { ask } = createAsker(queue);
    ask('select', inputOf('1'), 'A');
    ask('lint', inputOf('1'));
    ask('hover', inputOf('1'), 0);
    const order = [queue.start(), queue.start(), queue.start()];
    expect(order.map(question => question?.name)).toEqual([
      'hover',
      'lint',
      'select',
    ]);
  });

  it('blames a selector that finds no end, and nothing else', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('select', inputOf('1'), 'A');
    queue.start();
    ask('lint', inputOf('1'));
    queue.abandonRunning('It took long.');
    expect(answers).toEqual([['select 1', { abandoned: 'It took long.' }]]);
    expect(queue.start()?.name).toBe('lint');
  });

  it('does not try the same selector again on what was typed meanwhile', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('select', inputOf('1'), 'A');
    queue.start();
    ask('select', inputOf('2'), 'A');
    queue.abandonRunning('It took long.');
    expect(answers).toEqual([
      ['select 1', undefined],
      ['select 2', { abandoned: 'It took long.' }],
    ]);
    ask('select', inputOf('2'), 'A');
    queue.start();
    ask('select', inputOf('2'), 'B');
    queue.abandonRunning('It took long.');
    expect(queue.start()?.parameters[1]).toBe('B');
  });

  it('settles all questions when it is cleared', () => {
    const queue = new QuestionQueue();
    const { answers, ask } = createAsker(queue);
    ask('lint', inputOf('1'));
    queue.start();
    ask('hover', inputOf('1'), 0);
    queue.clear();
    expect(answers).toHaveLength(2);
    expect(queue.start()).toBeUndefined();
  });
});

it('gives long files more time, and fixing them yet more', () => {
  const limitOf = (name: 'fix' | 'lint', length: number): number =>
    timeLimitOf({ name, parameters: [inputOf(' '.repeat(length))] }, true);
  expect(limitOf('lint', 0)).toBe(10_000);
  expect(limitOf('lint', 250_000)).toBe(35_000);
  expect(limitOf('fix', 250_000)).toBe(260_000);
});

it('gives selectors less', () => {
  const parameters: [WorkerInput, string] = [inputOf(' '.repeat(10_000)), 'A'];
  expect(timeLimitOf({ name: 'select', parameters }, true)).toBe(6_000);
});

it('gives the first question after a start more time', () =>
  expect(timeLimitOf({ name: 'lint', parameters: [inputOf('')] }, false)).toBe(
    40_000,
  ));
