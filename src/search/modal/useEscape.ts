import { useEffect } from 'react';

/** Calls back when Escape is pressed. */
export function useEscape(callback: () => void): void {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') {
        callback();
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, [callback]);
}
