import { expect, it } from 'vitest';
import { startProgress } from './progress.mjs';

function open(terminal: { isTTY?: boolean; columns?: number } = {}) {
  let text = '';
  const output = { ...terminal, write: (more: string) => (text += more) };
  return { progress: startProgress(output), written: () => text };
}

const examples = { label: 'Checking examples', total: 2549 };

it('in a log, each kind of work is a line when it begins', () => {
  const { progress, written } = open();
  progress.show({ ...examples, done: 0 });
  progress.show({ ...examples, done: 600 });
  progress.print('[WARNING] Careful.\n');
  progress.show({ label: 'Rendering pages', done: 3 });
  progress.end();
  expect(written()).toBe(
    'Checking examples: 2,549 …\n[WARNING] Careful.\nRendering pages …\n',
  );
});

it('in a terminal, the last line changes', () => {
  const { progress, written } = open({ isTTY: true });
  progress.show({ ...examples, done: 0 });
  progress.show({ ...examples, done: 600 });
  progress.show({ ...examples, done: 600 });
  progress.end();
  expect(written().split('\r\u001B[K')).toEqual([
    '',
    'Checking examples: 0 of 2,549',
    'Checking examples: 600 of 2,549',
    '',
  ]);
});

it('what a program prints is above that line, in whole lines', () => {
  const { progress, written } = open({ isTTY: true });
  progress.show({ ...examples, done: 600 });
  progress.print('[WARN');
  progress.print('ING] Careful.\nAnd');
  progress.end();
  expect(written().split('\r\u001B[K')).toEqual([
    '',
    'Checking examples: 600 of 2,549',
    '[WARNING] Careful.\n',
    'Checking examples: 600 of 2,549',
    'And',
  ]);
});

it('no line is longer than the terminal is wide', () => {
  const { progress, written } = open({ isTTY: true, columns: 20 });
  progress.show({ ...examples, done: 600 });
  expect(written()).toBe('\r\u001B[KChecking examples: ');
});
