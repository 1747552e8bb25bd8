import { afterEach, expect, it, vi } from 'vitest';
import { askLinter } from '../analysis/check';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { selectFound, showProblems } from './showProblems';

afterEach(() => {
  vi.useRealTimers();
});

it('keeps what was shown before while the reader types, and shows what is new after a pause', async () => {
  vi.useFakeTimers();
  const store = createTestSession({ code: 'debugger;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  let shown: number[] = [];
  const stop = showProblems(
    {
      text: () => store.get().shared.code,
      setProblems(problems) {
        shown = problems.map(({ start }) => start);
      },
    },
    store,
    'code',
  );
  const answer = async (lines: number[]) => {
    void lastOf(linter.asked).answer(reportOn(lines));
    await vi.advanceTimersByTimeAsync(0);
  };
  await answer([1]);
  expect(shown).toEqual([0]);
  changeShared(store, { code: '\ndebugger;\ndebugger;' });
  await answer([2, 3]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 11]);
  changeShared(store, { code: '\n\ndebugger;' });
  await answer([3]);
  expect(shown).toEqual([2]);
  stop();
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
