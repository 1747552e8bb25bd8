import { useEffect } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';

/** Shows the range that waits for the editor to have changed to the code, and to have come into sight. */
export function useWaitingRange(): void {
  const { store } = usePlayground();
  const editor = useSelector(({ editors }) => editors.code);
  const toReveal = useSelector(session => session.toReveal);
  useEffect(() => {
    if (editor !== undefined && toReveal !== undefined) {
      store.set({ toReveal: undefined });
      editor.reveal(toReveal);
    }
  }, [editor, toReveal, store]);
}
