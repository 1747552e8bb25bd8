import { type RefObject, useEffect } from 'react';

const takesOver = ['keydown', 'wheel', 'pointerdown', 'touchstart'] as const;

/**
 * Has the End key lead to the very end of a scrolled element, although what comes into view there takes
 * a different height than was guessed: it stays at its end until the reader does something else.
 *
 * @param content what grows, in an element marked by `data-scrolled`
 */
export function useEndKey(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = content.current?.closest('[data-scrolled]');
    if (!content.current || !root) {
      return undefined;
    }
    let staysAtEnd = false;
    function note(event: Event): void {
      staysAtEnd = event instanceof KeyboardEvent && event.key === 'End';
    }
    function follow(): void {
      if (staysAtEnd) {
        root?.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
      }
    }
    const observer = new ResizeObserver(follow);
    observer.observe(content.current);
    root.addEventListener('scrollend', follow);
    for (const type of takesOver) {
      root.addEventListener(type, note, { passive: true });
    }
    return () => {
      observer.disconnect();
      root.removeEventListener('scrollend', follow);
      for (const type of takesOver) {
        root.removeEventListener(type, note);
      }
    };
  }, [content]);
}
