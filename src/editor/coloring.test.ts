import { expect, it } from 'vitest';
import { marksIn } from './codeWithoutParser';

function colorsOf(text: string): [from: number, to: number, name: unknown][] {
  const found: [number, number, unknown][] = [];
  marksIn(text, 'ts').between(0, text.length, (from, to, { spec }) => {
    found.push([from, to, (spec as { class: string }).class]);
  });
  return found;
}

it('has the colors of the page, by their places', () =>
  expect(colorsOf('let a = f("b");')).toEqual([
    [0, 3, 'hl-keyword'],
    [8, 9, 'hl-function'],
    [10, 13, 'hl-string'],
  ]));

it('leaves what is too long to color at once', () =>
  expect(colorsOf('let a;'.repeat(100_000))).toEqual([]));
