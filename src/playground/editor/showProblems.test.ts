import { expect, it } from 'vitest';
import type { EditorProblem } from '../../editor/editor';
import { askLinter } from '../analysis/check';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { keepShown, selectFound } from './showProblems';

function problemAt(start: number, message: string): EditorProblem {
  return {
    severity: 'error',
    message,
    source: 'no-var',
    start,
    end: start + 1,
  };
}

it('keeps what was shown before, where it is now, and nothing that is new', () => {
  const before = [problemAt(1, 'a'), problemAt(2, 'b')];
  const after = [problemAt(1, 'new'), problemAt(2, 'a'), problemAt(3, 'a')];
  expect(keepShown(after, before)).toEqual([problemAt(2, 'a')]);
  expect(keepShown(after, [])).toEqual([]);
  expect(keepShown(before, before)).toEqual(before);
});

it('underlines the syntax of code that cannot be parsed, and not what follows from it', async () => {
  const store = createTestSession({ code: 'let a = ;\nlet b: A;\n' });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  const [report, diagnostic] = [
    reportOn([1]),
    {
      category: 'error',
      message: '',
      start: 0,
      end: 1,
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 2,
    },
  ] as const;
  const answer = (messages: typeof report.messages) =>
    lastOf(linter.asked).answer({
      ...report,
      messages,
      typeDiagnostics: [
        { ...diagnostic, code: 1109 },
        { ...diagnostic, code: 2304 },
      ],
    });
  const marked = () =>
    selectFound(store.get(), 'code').problems.map(({ source }) => source);
  await answer(
    report.messages.map(message => ({
      ...message,
      ruleId: null,
      fatal: true,
      message: 'Parsing error: Expression expected.',
    })),
  );
  expect(marked()).toEqual(['ESLint', 'TS1109']);
  store.set({ attempt: 1 });
  await answer(report.messages);
  expect(marked()).toEqual(['no-debugger', 'TS1109', 'TS2304']);
});
