import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askLinter } from '../analysis/check';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { ProblemList } from './ProblemList';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

/** Observers of what is in view, by what they observe. A test says what they see. */
const observers = new Map<Element, (isNear: boolean) => void>();

class FakeObserver {
  readonly #observed: Element[] = [];

  constructor(private readonly tell: (entries: object[]) => void) {}

  observe(element: Element): void {
    this.#observed.push(element);
    observers.set(element, isNear => this.tell([{ isIntersecting: isNear }]));
  }

  disconnect(): void {
    for (const element of this.#observed) {
      observers.delete(element);
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  vi.unstubAllGlobals();
  observers.clear();
});

/** A list of that many problems, in a panel that scrolls. */
async function start(count: number) {
  const store = createTestSession({ code: 'debugger;\n'.repeat(count) });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  const report = (problems: number) =>
    reportOn(Array.from({ length: problems }, (_, index) => index + 1));
  await lastOf(linter.asked).answer(report(count));
  const { container, unmount } = await renderInPlayground(
    store,
    <div data-scrolled="">
      <ProblemList />
    </div>,
  );
  const frames = () => [...observers.keys()] as HTMLElement[];
  return {
    unmount,
    lists: () =>
      Array.from(container.querySelectorAll('ul'), list => ({
        label: list.getAttribute('aria-label'),
        problems: list.querySelectorAll('li').length,
      })),
    frames,
    /** Scrolls a block into view, or out of it. */
    show: (index: number, isNear: boolean) =>
      act(() => {
        const frame = frames()[index];
        if (frame !== undefined) {
          observers.get(frame)?.(isNear);
        }
      }),
  };
}

describe('a list of problems', () => {
  it('is in the page as a whole while it is short', async () => {
    const { lists, unmount } = await start(150);
    expect(lists()).toEqual([{ label: '150 errors', problems: 150 }]);
    expect(observers.size).toBe(0);
    await unmount();
  });

  it('has in the page what is near, where it is long', async () => {
    const { lists, frames, show, unmount } = await start(1_050);
    expect(lists()).toEqual([]);
    expect(frames()).toHaveLength(11);
    expect(frames()[10]?.style.height).toBe('3400px');
    show(0, true);
    show(10, true);
    expect(lists()).toEqual([
      { label: 'Problems 1 to 100 of 1050', problems: 100 },
      { label: 'Problems 1001 to 1050 of 1050', problems: 50 },
    ]);
    expect(frames()[10]?.style.height).toBe('');
    await unmount();
    expect(observers.size).toBe(0);
  });

  it('leaves as much space as there was, and what has the focus', async () => {
    const { lists, frames, show, unmount } = await start(1_050);
    show(0, true);
    show(1, true);
    const [first, second] = frames();
    const box = { height: 7_777 } as DOMRect;
    vi.spyOn(second ?? document.body, 'getBoundingClientRect').mockReturnValue(
      box,
    );
    first?.querySelector('button')?.focus();
    show(0, false);
    show(1, false);
    expect(lists()).toHaveLength(1);
    expect(second?.style.height).toBe('7777px');
    await unmount();
  });
});
