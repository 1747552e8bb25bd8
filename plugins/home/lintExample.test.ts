import { describe, expect, it } from 'vitest';
import { exampleCode, exampleFileName } from './example';
import { lintExample } from './lintExample';

describe('lintExample', () => {
  it('finds rules of several kinds in the example, one a line', () => {
    const { fixable, reports } = lintExample(exampleCode, exampleFileName);
    expect(reports.map(({ line, rule }) => `${String(line)} ${rule}`)).toEqual([
      '3 array-type',
      '8 no-unnecessary-condition',
      '10 prefer-nullish-coalescing',
      '12 no-unsafe-assignment',
      '14 no-misused-promises',
      '15 no-floating-promises',
    ]);
    expect(fixable).toBe(1);
  });

  it('marks what each report is about', () => {
    const { html } = lintExample(exampleCode, exampleFileName);
    const marked = [
      ...html.matchAll(/<mark id="code-(\d)" [^>]*>(.*?)<\/mark>/g),
    ].map(([, number, inner]) => [number, inner?.replaceAll(/<[^>]+>/g, '')]);
    expect(marked).toContainEqual(['2', 'soldOut']);
    expect(marked).toContainEqual(['3', '||']);
    expect(marked).toHaveLength(6);
  });

  it('shows the line as a fix or a suggestion leaves it', () => {
    const { reports } = lintExample(
      'export const age = (years: number | null) => years || 18;\n',
      'age.ts',
    );
    expect(reports[0]?.change?.html.replaceAll(/<[^>]+>/g, '')).toBe(
      'export const age = (years: number | null) =&gt; years ?? 18;',
    );
    expect(reports[0]?.change?.kind).toBe('suggestion');
  });

  it('refuses code that does not compile', () => {
    expect(() => lintExample('export const a: string = 1;\n', 'a.ts')).toThrow(
      /^a\.ts:1: the home page's example has to compile/,
    );
  });

  it('refuses code without a report', () => {
    expect(() => lintExample('export const a = 1;\n', 'a.ts')).toThrow(
      'no rule reports anything',
    );
  });
});
