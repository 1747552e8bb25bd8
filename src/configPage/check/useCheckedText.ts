import { useEffect, useState } from 'react';
import type { KnownRules } from '../../linter/protocol';
import { type CheckedText, checkText } from './checkText';

/** The last answer about a text. While the next one is awaited, it stays. */
export type CheckAnswer =
  | { state: 'checked'; text: string; checked: CheckedText }
  | { state: 'refused'; text: string; message: string };

/** How long a reader has to pause before a text is checked, in milliseconds. */
const pause = 120;

/** Checks what is in the field whenever its reader pauses. */
export function useCheckedText(
  text: string,
  known: KnownRules | undefined,
): CheckAnswer | undefined {
  const [answer, setAnswer] = useState<CheckAnswer>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      if (known === undefined || text.trim() === '') {
        return;
      }
      checkText(text, known).then(
        checked => {
          if (isWanted) {
            setAnswer({ state: 'checked', text, checked });
          }
        },
        (error: unknown) => {
          if (isWanted) {
            const message =
              error instanceof Error ? error.message : String(error);
            setAnswer({ state: 'refused', text, message });
          }
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, known]);
  return text.trim() === '' ? undefined : answer;
}
