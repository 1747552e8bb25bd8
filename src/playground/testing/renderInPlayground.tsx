import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlaygroundContext } from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';

/** Something that a test has rendered. */
export interface Rendered {
  container: HTMLElement;
  unmount: () => Promise<void>;
}

/** Renders a part of the playground with a session, into a document that the test's environment has. */
export async function renderInPlayground(
  store: SessionStore,
  content: ReactNode,
): Promise<Rendered> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const playground = {
    store,
    versions: { available: ['5.4.5'], default: '5.4.5' },
  };
  await act(async () => {
    root.render(
      <PlaygroundContext value={playground}>{content}</PlaygroundContext>,
    );
    await Promise.resolve();
  });
  return {
    container,
    async unmount() {
      await act(async () => {
        root.unmount();
        await Promise.resolve();
      });
      container.remove();
    },
  };
}

/** Renders a hook, and keeps what it returned last. */
export async function renderHook<Result>(
  store: SessionStore,
  useHook: () => Result,
): Promise<{ result: () => Result } & Pick<Rendered, 'unmount'>> {
  const results: Result[] = [];
  function Hook() {
    results.push(useHook());
    return null;
  }
  const { unmount } = await renderInPlayground(store, <Hook />);
  return { result: () => results[results.length - 1] as Result, unmount };
}
