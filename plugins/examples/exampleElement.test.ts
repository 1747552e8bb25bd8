import { describe, expect, it } from 'vitest';
import { comparePair, countDeclarations } from './exampleElement';

const lines = (text: string): string => `${[...text].join('\n')}\n`;

describe('comparePair', () => {
  it('finds the lines at the top that are worth folding', () => {
    expect(comparePair(lines('abcdx'), lines('abcdy')).above).toBe(4);
    expect(comparePair(lines('abcx'), lines('abcy')).above).toBe(0);
  });

  it('never folds the code as a whole', () =>
    expect(comparePair(lines('abcdx'), lines('abcd')).above).toBe(0));

  it('finds what is new, unless most of it is', () => {
    expect([...comparePair(lines('abcx'), lines('aybc')).changed]).toEqual([1]);
    expect(comparePair(lines('abc'), lines('axy')).changed.size).toBe(0);
  });
});

it('counts declarations at the top, if they are a block of several', () => {
  const declared = 'declare const a: string;\ndeclare function f(): void;\n';
  expect(countDeclarations(`${declared}\nf();\n`)).toBe(2);
  expect(countDeclarations(`${declared}f();\n`)).toBe(0);
  expect(countDeclarations(declared)).toBe(0);
  expect(countDeclarations('declare const a: 1;\n\na;\n')).toBe(0);
  expect(countDeclarations('declare module "a" {\n}\n\n')).toBe(0);
});
