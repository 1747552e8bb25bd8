import { useEffect } from 'react';
import { isInField } from '../../ui/isInField';

/**
 * Opens and closes the search with Ctrl+K or Cmd+K, opens it with `/` and closes it with Escape.
 *
 * @param isOpen whether it is open now, or being opened
 */
export function useSearchKeys(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key } = event;
      const withCommand = event.ctrlKey || event.metaKey;
      if (
        (withCommand && /^k$/i.test(key)) ||
        (isOpen
          ? key === 'Escape'
          : key === '/' && !withCommand && !isInField(event))
      ) {
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
