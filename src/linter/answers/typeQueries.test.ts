import { describe, expect, it, vi } from 'vitest';
import { defaultCompilerOptions } from '../compilerOptions';
import { createNodeAnswers } from '../nodeAnswers';
import type { TypeQuery } from '../protocol';
import { answerTypeQueries } from './languageService';

vi.setConfig({ testTimeout: 30_000 });

const answers = createNodeAnswers();

function ask(code: string): TypeQuery[] {
  return answers.typeQueries({
    code,
    fileName: 'example.ts',
    sourceType: 'module',
    config: {},
    compilerOptions: defaultCompilerOptions,
  });
}

describe('types that comments ask for', () => {
  it('are those of what is above the ^', () => {
    const code = 'const sum = 1 + 1;\n//    ^?\nlet more = [sum];\n//  ^?  ';
    expect(ask(code)).toEqual([
      { line: 1, text: 'const sum: number', end: 27 },
      { line: 3, text: 'let more: number[]', end: code.length },
    ]);
  });

  it('belong to the next line of code above, past other comments', () =>
    expect(
      ask('  const a = 1, b = "";\n  //    ^?\n  //           ^?').map(
        ({ text }) => text,
      ),
    ).toEqual(['const a: 1', 'const b: ""']));

  it.each([
    ['above the first line', '// ^?\nconst a = 1;'],
    ['beyond the line above', 'a;\n//        ^?'],
    ['where nothing has a type', 'if (true) {}\n// ^?'],
    ['with more behind it', 'const a = 1;\n//    ^? what'],
    ['behind code', 'const a = 1; // ^?'],
  ])('have no answer %s', (_, code) => expect(ask(code)).toEqual([]));

  it('are on one line, however long they are written', () => {
    const [answer] = ask(
      'const all = { first: 1, second: { third: [2] } };\n//    ^?',
    );
    expect(answer?.text).toBe(
      'const all: { first: number; second: { third: number[]; }; }',
    );
  });

  it('cost nothing where there are none, and not without end', () => {
    const open = vi.fn();
    expect(answerTypeQueries('const a = 1; // ^', open)).toEqual([]);
    expect(open).not.toHaveBeenCalled();
    expect(ask(`const a = 1;\n${'//    ^?\n'.repeat(5000)}`)).toHaveLength(200);
  });
});
