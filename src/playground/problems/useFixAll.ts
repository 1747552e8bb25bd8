import { useEffect, useRef } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';

/** Applies every fix to the code, also with Ctrl+S or Cmd+S, wherever the focus is on the page. */
export function useFixAll(
  client: LinterClient | undefined,
  input: WorkerInput | undefined,
  onFixed: (code: string) => void,
): () => void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const fixAll = () => {
    if (client === undefined || input === undefined) {
      return;
    }
    client.ask('fix', input).then(
      answer => {
        // What was typed meanwhile is not to be lost.
        if (answer?.fixed === true && latest.current === input) {
          onFixed(answer.output);
        }
      },
      // The button in the list of problems says what went wrong.
      () => undefined,
    );
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && /^s$/i.test(key)) {
        event.preventDefault();
        fixAll();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  });
  return fixAll;
}
