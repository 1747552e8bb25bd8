import { describe, expect, it } from 'vitest';
import { groupReports } from './groupReports';
import type { RuleReport } from './verification';

const code = 'let a = 1\nlet b = 2\nlet c = 3\n';

const report = (line: number, rest: Partial<RuleReport> = {}): RuleReport => ({
  message: 'Missing semicolon.',
  messageId: 'missing',
  line,
  column: 10,
  start: line * 10 - 1,
  end: line * 10,
  suggestions: [],
  ...rest,
});

const fix = (line: number, text: string): Pick<RuleReport, 'fix'> => ({
  fix: { start: line * 10 - 1, end: line * 10 - 1, text },
});

describe('groupReports', () => {
  it('says once what is said at several places', () => {
    expect(
      groupReports(code, [
        report(1, fix(1, ';')),
        report(2, { message: 'Another.' }),
        report(3, fix(3, ';')),
      ]),
    ).toEqual([
      {
        message: 'Missing semicolon.',
        messageId: 'missing',
        places: ['1:10', '3:10'],
        fixes: [{ summary: { removed: '', inserted: ';' } }],
      },
      { message: 'Another.', messageId: 'missing', places: ['2:10'] },
    ]);
  });

  it('says where a fix is, if not everywhere', () => {
    const [group] = groupReports(code, [report(1), report(2, fix(2, ','))]);
    expect(group?.fixes).toEqual([
      { places: ['2:10'], summary: { removed: '', inserted: ',' } },
    ]);
  });

  it('leaves many different fixes to the diff', () => {
    const [group] = groupReports(
      code,
      [1, 2, 3].map(line => report(line, fix(line, ';'.repeat(line)))),
    );
    expect(group?.fixes).toEqual([{ summary: 'below' }]);
  });

  it('keeps the changes of a suggestion together', () => {
    const suggest = (line: number) =>
      report(line, {
        suggestions: [
          {
            message: 'Add one.',
            messageId: 'add',
            code: code.replace(String(line), `${String(line)};`),
          },
        ],
      });
    const [group] = groupReports(code, [suggest(1), suggest(3)]);
    expect(group?.suggestions).toEqual([
      {
        message: 'Add one.',
        messageId: 'add',
        diffs: [
          '-let a = 1\n+let a = 1;\n let b = 2\n@',
          '@\n let b = 2\n-let c = 3\n+let c = 3;',
        ],
      },
    ]);
  });
});
