import { useMemo, useSyncExternalStore } from 'react';
import { type ColorMode, defineTheme } from './monacoTheme';

/** The name of Monaco's theme for the site's color mode. */
export function useTheme(): string {
  const mode = useSyncExternalStore(watchColorMode, currentColorMode);
  return useMemo(() => defineTheme(mode), [mode]);
}

/** The page's attribute: only when it has changed, the style sheet has the mode's colors. */
function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => {
    observer.disconnect();
  };
}
