import nprogress from 'nprogress';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useNextPage } from './useNextPage';

const path = vi.hoisted(() => ({ now: '/rules/' }));

vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: path.now }),
}));
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  // The page is on its way for as long as the test takes.
  default: () => new Promise(() => undefined),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: () => () => undefined,
}));

function Page() {
  useNextPage(() => undefined);
  return null;
}

it('ends the progress bar for a reader who comes back before a page was there', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const go = (to: string): void => {
    path.now = to;
    act(() => root.render(<Page key="page" />));
  };
  go('/rules/');
  go('/blog');
  nprogress.start();
  go('/rules/');
  expect(nprogress.isStarted()).toBe(false);
});
