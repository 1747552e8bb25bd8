import { describe, expect, it } from 'vitest';
import { highlightSource } from '../../highlight/highlightSource';
import { changedLines } from './changedLines';

const change = (before: string, after: string, line: number): string =>
  changedLines(before, after, text => [{ text }], line);

describe('changedLines', () => {
  it('shows what comes in the place of the line that readers see above', () =>
    expect(change('a\nb\nc\n', 'a\nB\nC\nc\n', 2)).toBe(
      '<ins data-n="2">B\n</ins><ins data-n="3">C\n</ins>',
    ));

  it('shows a line that goes, and one that is added, with what is around it', () => {
    expect(change('a\nb\n', 'a\n', 2)).toBe(
      '<span data-n="1">a\n</span><del data-n="2">b\n</del>',
    );
    expect(change('a\nb\nc\n', 'a\nx\nb\nc\n', 2)).toBe(
      '<span data-n="1">a\n</span><ins data-n="2">x\n</ins><span data-n="2">b\n</span>',
    );
  });

  it('shows what is around a change of other lines, and leaves out the rest', () =>
    expect(
      change('1\n2\n3\n4\n5\n6\n7\n8\n', '1\nx\n3\n4\n5\n6\nx\n8\n', 2),
    ).toBe(
      [
        '<span data-n="1">1\n</span>',
        '<del data-n="2">2\n</del><ins data-n="2">x\n</ins>',
        '<span data-n="3">3\n</span><span>…\n</span><span data-n="6">6\n</span>',
        '<del data-n="7">7\n</del><ins data-n="7">x\n</ins>',
        '<span data-n="8">8\n</span>',
      ].join(''),
    ));

  it('colors the code, and escapes it', () => {
    expect(
      changedLines(
        'let a: A<1>;\n',
        'const a: A<1>;\n',
        code => highlightSource(code, 'ts'),
        1,
      ),
    ).toContain('<ins data-n="1"><span class="hl-keyword">const</span> a: ');
    expect(change('a\n', '<b>\n', 1)).toContain('&lt;b&gt;');
  });
});
