import { describe, expect, it } from 'vitest';
import { homeExample, lintExample } from './lintExample';

const lint = (code: string, fileName = 'age.ts') =>
  lintExample({ ...homeExample, code, fileName });
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('lintExample', () => {
  const { found, html, notes } = lintExample(homeExample);

  it('finds rules of several kinds in the example, one a line', () => {
    expect(
      notes.flatMap(({ reports }) =>
        reports.map(({ places, rule }) => `${places.join()} ${String(rule)}`),
      ),
    ).toEqual([
      '8:7 @typescript-eslint/no-unnecessary-condition',
      '10:34 @typescript-eslint/prefer-nullish-coalescing',
      '12:9 @typescript-eslint/no-unsafe-assignment',
      '14:22 @typescript-eslint/no-misused-promises',
      '15:3 @typescript-eslint/no-floating-promises',
    ]);
    expect(found).toEqual({ errors: 0, problems: 5 });
  });

  it('shows all of the code, and marks what each report is about', () => {
    const unescaped = text(html)
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"');
    expect(`${unescaped}\n`).toBe(homeExample.code);
    const marked = [
      ...html.matchAll(/<mark id="code-([\d:]+)" [^>]*>(.*?)<\/mark>/g),
    ].map(([, place, inner]) => [place, text(inner ?? '')]);
    expect(marked).toContainEqual(['8:7', 'soldOut']);
    expect(marked).toContainEqual(['10:34', '||']);
    expect(marked).toHaveLength(5);
  });

  it('shows the line as a suggestion leaves it', () => {
    const [note] = lint(
      'export const age = (years: number | null) => years || 18;\n',
    ).notes;
    expect(text(note?.changes?.[0]?.html ?? '')).toContain(
      'export const age = (years: number | null) =&gt; years ?? 18;',
    );
  });

  it('refuses code that does not compile', () =>
    expect(() => lint('export const a: string = 1;\n')).toThrow(
      /^age\.ts:1: the home page's example has to compile/,
    ));

  it('refuses code without a report', () =>
    expect(() => lint('export const a = 1;\n')).toThrow(
      'no rule reports anything',
    ));
});
