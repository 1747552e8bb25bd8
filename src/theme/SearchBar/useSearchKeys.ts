import { useEffect } from 'react';

/**
 * Opens and closes the search with Ctrl+K or Cmd+K, opens it with `/` and closes it with Escape.
 *
 * @param isOpen whether it is open now
 */
export function useSearchKeys(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key } = event;
      if (/^k$/i.test(key) && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (isOpen ? key === 'Escape' : isSlashOutsideFields(event)) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  });
}

function isSlashOutsideFields({
  key,
  ctrlKey,
  metaKey,
  target,
}: KeyboardEvent): boolean {
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !/^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName)
  );
}
