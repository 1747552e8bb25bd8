import { act, Profiler, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { askLinter } from './analysis/check';
import { LinterStatus, LinterTrouble } from './analysis/LinterStatus';
import { PlainEditor } from './editor/SourceEditor';
import { Notes } from './notes/Notes';
import { ProblemList } from './problems/ProblemList';
import { ProblemsPanel } from './problems/ProblemsPanel';
import { ProblemCount, ResultPane } from './ResultPane';
import { SideButton } from './sides/Split';
import { changeShared } from './state/changeSession';
import { createFakeLinter, lastOf, reportOn } from './testing/fakeLinter';
import { renderInPlayground } from './testing/renderInPlayground';
import { createTestSession } from './testing/testSession';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

/** The messages of the problems that were rendered: each problem has one. */
const messages = vi.hoisted((): string[] => []);

vi.mock('../ui/InlineCode', () => ({
  InlineCode({ text }: { text: string }): string {
    messages.push(text);
    return text;
  },
}));

const lines = Array.from({ length: 150 }, (_, index) => index + 1);

/** A playground with problems that are fixed by edits behind where is typed. */
async function start(render: (count: (name: string) => void) => ReactNode) {
  const renders = new Map<string, number>();
  const store = createTestSession({ code: 'debugger;\n'.repeat(150) });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  await lastOf(linter.asked).answer(reportOn(lines, { offset: 5 }));
  const { container } = await renderInPlayground(
    store,
    render(name => {
      renders.set(name, (renders.get(name) ?? 0) + 1);
    }),
  );
  const take = (): Record<string, number> => {
    const taken = Object.fromEntries(renders);
    renders.clear();
    return taken;
  };
  take();
  return {
    store,
    container,
    /** How often each part was rendered since the last call, all that is inside included. */
    take,
    type: (letter: string) =>
      act(() =>
        changeShared(store, { code: letter + store.get().shared.code }),
      ),
    answer: (shown: readonly number[], offset: number) =>
      act(() => lastOf(linter.asked).answer(reportOn(shown, { offset }))),
  };
}

describe('a keystroke', () => {
  it('renders no problem while the problems say the same', async () => {
    const { type, answer, take, container } = await start(count => (
      <Profiler id="list" onRender={count}>
        <ProblemList />
      </Profiler>
    ));
    expect(container.querySelectorAll('li')).toHaveLength(150);
    for (let keystroke = 1; keystroke <= 10; keystroke += 1) {
      type(' ');
      await answer(lines, 5 + keystroke);
    }
    expect(take()).toEqual({});
  });

  it('renders the problems that are new, and those only', async () => {
    const { type, answer } = await start(() => <ProblemList />);
    messages.length = 0;
    type(' ');
    await answer([...lines, 151], 6);
    expect(messages).toHaveLength(1);
  });

  it('renders the parts that say something of it once, and no others', async () => {
    const parts = {
      LinterStatus,
      LinterTrouble,
      PlainEditor: () => <PlainEditor name="code" />,
      ProblemCount,
      ProblemsPanel,
      Notes,
      SideButton: () => <SideButton to="results" />,
    };
    const { type, answer, take } = await start(count =>
      Object.entries(parts).map(([name, Part]) => (
        <Profiler key={name} id={name} onRender={count}>
          <Part />
        </Profiler>
      )),
    );
    type(' ');
    // The panel says that it is being checked.
    expect(take()).toEqual({ PlainEditor: 1, ProblemsPanel: 1 });
    await answer(lines, 6);
    expect(take()).toEqual({ ProblemsPanel: 1 });
    type(' ');
    take();
    await answer(lines.slice(1), 7);
    expect(take()).toEqual({
      ProblemCount: 1,
      ProblemsPanel: 1,
      SideButton: 1,
    });
  });

  it('applies a fix where it belongs by now', async () => {
    const { store, type, answer, container } = await start(() => (
      <ResultPane />
    ));
    type(' ');
    await answer(lines, 6);
    const second = container.querySelectorAll('li')[1];
    const click = (label: string) =>
      act(() => {
        [...(second?.querySelectorAll('button') ?? [])]
          .find(button => button.getAttribute('aria-label') === label)
          ?.click();
      });
    const before = store.get().shared.code;
    click('Preview fix');
    expect(second?.querySelector('del')?.textContent).toBe('− debugger;\n');
    click('Apply fix');
    expect(store.get().shared.code).toBe(
      before.slice(0, 16) + before.slice(17),
    );
  });
});
