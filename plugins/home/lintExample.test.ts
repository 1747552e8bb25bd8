import { describe, expect, it } from 'vitest';
import { homeExample } from './example';
import { lintExample } from './lintExample';

const lint = (code: string, fileName = 'age.ts') =>
  lintExample({ ...homeExample, code, fileName });
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('lintExample', () => {
  const { fixable, parts } = lintExample(homeExample);

  it('finds rules of several kinds in the example, one a line', () => {
    expect(
      parts.flatMap(({ report }) =>
        report ? [`${String(report.line)} ${report.rule}`] : [],
      ),
    ).toEqual([
      '3 array-type',
      '8 no-unnecessary-condition',
      '10 prefer-nullish-coalescing',
      '12 no-unsafe-assignment',
      '14 no-misused-promises',
      '15 no-floating-promises',
    ]);
    expect(fixable).toBe(1);
  });

  it('cuts the code after each line with a report, and loses nothing', () => {
    const unescaped = parts
      .map(({ html }) => text(html))
      .join('')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"');
    expect(`${unescaped}\n`).toBe(homeExample.code);
    expect(
      text(parts[1]?.html ?? '')
        .trimEnd()
        .split('\n')
        .at(-1),
    ).toBe("  if (soldOut) throw new Error('Sold out');");
  });

  it('marks what each report is about', () => {
    const marked = parts.flatMap(({ html }) =>
      [...html.matchAll(/<mark id="code-(\d)" [^>]*>(.*?)<\/mark>/g)].map(
        ([, number, inner]) => [number, text(inner ?? '')],
      ),
    );
    expect(marked).toContainEqual(['2', 'soldOut']);
    expect(marked).toContainEqual(['3', '||']);
    expect(marked).toHaveLength(6);
  });

  it('shows the line as a fix or a suggestion leaves it', () => {
    const { change } =
      lint('export const age = (years: number | null) => years || 18;\n')
        .parts[0]?.report ?? {};
    expect(text(change?.html ?? '')).toBe(
      'export const age = (years: number | null) =&gt; years ?? 18;',
    );
    expect(change?.kind).toBe('suggestion');
  });

  it('refuses code that does not compile', () => {
    expect(() => lint('export const a: string = 1;\n')).toThrow(
      /^age\.ts:1: the home page's example has to compile/,
    );
  });

  it('refuses code without a report', () => {
    expect(() => lint('export const a = 1;\n')).toThrow(
      'no rule reports anything',
    );
  });

  it('refuses two reports on a line, and one of several lines', () => {
    expect(() =>
      lint('export const a = (b: Array<any>) => b.length;\n'),
    ).toThrow(
      'age.ts:1: the home page shows a report a line, but there are several here.',
    );
    expect(() =>
      lint('export interface Names {\n  [key: string]: string;\n}\n'),
    ).toThrow(
      'age.ts:1: the home page shows reports within a line, but one here is about several.',
    );
  });
});
