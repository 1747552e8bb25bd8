import { expect, it } from 'vitest';
import { askLinter } from '../analysis/askLinter';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { selectMarkers } from './selectMarkers';

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
    selectMarkers(store.get(), 'code').map(({ code }) => code);
  await answer(
    report.messages.map(message => ({
      ...message,
      ruleId: null,
      fatal: true,
      message: 'Parsing error: Expression expected.',
    })),
  );
  expect(marked()).toEqual([undefined, 'TS1109']);
  store.set({ attempt: 1 });
  await answer(report.messages);
  expect(marked()).toEqual(['no-debugger', 'TS1109', 'TS2304']);
});
