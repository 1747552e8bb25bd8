import { describe, expect, it } from 'vitest';
import type { ShownReport } from '../../src/examples/notes/notesOf';
import { reportedCode } from './reportedCode';

const code = 'let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n';

const report = (
  line: number,
  rest: Partial<ShownReport> = {},
): ShownReport => ({
  message: 'Missing semicolon.',
  messageId: 'missing',
  line,
  column: 10,
  start: line * 10 - 1,
  end: line * 10 - 1,
  suggestions: [],
  ...rest,
});

const fix = (line: number, text: string): Pick<ShownReport, 'fix'> => ({
  fix: { range: [line * 10 - 1, line * 10 - 1], text },
});

const show = (...reports: ShownReport[]) =>
  reportedCode({ code, language: 'text', reports, id: 'e1' });

/** The parts of the code, each with its row. */
const partsOf = (html: string) =>
  [
    ...html.matchAll(
      /<span style="grid-row:(\d+)">(.*?)<\/span>(?=<span style|$)/gs,
    ),
  ].map(
    ([, row, part = '']) =>
      `${String(row)}: ${part.replace(/<[^>]+>/g, '').replaceAll('\n', '|')}`,
  );

describe('reportedCode', () => {
  it('has each line with a report as a part of its own, and loses nothing', () => {
    const { html } = show(report(2), report(4));
    expect(partsOf(html)).toEqual([
      '2: let a = 1|',
      '3: let b = 2|',
      '6: let c = 3|',
      '7: let d = 4',
    ]);
    expect(html.replace(/<[^>]+>/g, '')).toBe(code.trimEnd());
  });

  it('starts with the reported line where that is the first', () =>
    expect(partsOf(show(report(1)).html)).toEqual([
      '3: let a = 1|',
      '6: let b = 2|let c = 3|let d = 4',
    ]));

  it('says once what is said at several lines, up to where something else is', () =>
    expect(
      show(report(1), report(2), report(4, { message: 'Another.' })).notes,
    ).toMatchObject([
      { line: 0, next: 2, reports: [{ number: 1, places: ['1:10', '2:10'] }] },
      { line: 2, next: 3, reports: [{ number: 2, places: ['4:10'] }] },
    ]));

  it('says what is said at one line in one note', () => {
    const [note, ...others] = show(
      report(2),
      report(2, { message: 'Another.' }),
    ).notes;
    expect(note?.reports).toHaveLength(2);
    expect(others).toEqual([]);
  });

  it('refers from marks to messages', () =>
    expect(show(report(3)).html).toContain(
      '<mark id="e1-3:10" aria-describedby="e1-m1" tabindex="-1">3</mark>',
    ));

  it('shows a fix at each of its lines', () => {
    const [note] = show(report(1, fix(1, ';')), report(3, fix(3, ';'))).notes;
    expect(note?.reports[0]?.fix).toEqual({ number: 1 });
    expect(note?.changes).toEqual([
      {
        proposal: 1,
        line: 0,
        html: '<ins data-n="1">let a = 1;\n</ins>',
      },
      {
        proposal: 1,
        line: 1,
        html: '<ins data-n="3">let c = 3;\n</ins>',
      },
    ]);
  });

  it('makes all changes of a line at once', () => {
    const [note] = show(
      report(1, fix(1, ';')),
      report(1, { column: 5, fix: { range: [4, 5], text: 'A' } }),
    ).notes;
    expect(note?.changes).toHaveLength(1);
    expect(note?.changes?.[0]?.html).toContain('let A = 1;');
  });

  it('numbers suggestions after the fix, each with its words', () => {
    const suggestion = (text: string) => ({
      message: `Add ${text}.`,
      messageId: 'add',
      edit: { range: [9, 9] as const, text },
    });
    const [note] = show(
      report(1, {
        ...fix(1, ';'),
        suggestions: [suggestion(','), suggestion(';;')],
      }),
    ).notes;
    expect(note?.reports[0]?.suggestions).toEqual([
      { number: 2, message: 'Add ,.', messageId: 'add' },
      { number: 3, message: 'Add ;;.', messageId: 'add' },
    ]);
    expect(note?.changes?.map(({ proposal }) => proposal)).toEqual([1, 2, 3]);
  });

  it('shows which other lines a change is about', () => {
    const [note] = show(
      report(1, { fix: { range: [14, 15], text: 'B' } }),
    ).notes;
    expect(note?.changes?.[0]?.html).toContain('<del data-n="2">');
  });

  it('refuses more proposals than the style can tell from each other', () => {
    const suggestions = Array.from({ length: 7 }, (_, index) => ({
      message: `Add ${String(index)}.`,
      messageId: 'add',
      edit: { range: [40, 40] as const, text: String(index) },
    }));
    expect(() => show(report(1, { suggestions }))).toThrow(
      /line 1 have 7 fixes and suggestions.*mostProposals/,
    );
  });
});
