import { useEffect, useRef, useState } from 'react';
import { moveConfig, type MovedConfig } from '../../config/move/moveConfig';
import type { KnownRules } from '../../linter/protocol';
import { checkConfigText, type CheckedText } from './checkConfigText';

/** The last answer about a text. While the next one is awaited, it stays. */
export type CheckAnswer =
  | {
      state: 'checked';
      checked: CheckedText;
      /** The config as a flat one, which comes after the findings; `undefined` when the text is no config. */
      moved: MovedConfig | undefined;
    }
  | { state: 'refused'; message: string };

/** How long a reader who types has to pause before a text is checked, in milliseconds. */
const pause = 120;

/** Checks what is in the field: what was typed whenever its reader pauses, and what was pasted at once. */
export function useCheckedText(
  text: string,
  known: KnownRules | undefined,
): CheckAnswer | undefined {
  const [answer, setAnswer] = useState<CheckAnswer>();
  const length = useRef(0);
  useEffect(() => {
    const isTyped = Math.abs(text.length - length.current) <= 1;
    length.current = text.length;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        if (known !== undefined && text.trim() !== '') {
          void answerFor(text, known, setAnswer, controller.signal);
        }
      },
      isTyped ? pause : 0,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [text, known]);
  return text.trim() === '' ? undefined : answer;
}

/** Shows the findings first: moving the config takes longer than reviewing it. */
async function answerFor(
  text: string,
  known: KnownRules,
  setAnswer: (
    next: (last: CheckAnswer | undefined) => CheckAnswer | undefined,
  ) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const checked = await checkConfigText(text, known);
    signal.throwIfAborted();
    setAnswer(last => ({
      state: 'checked',
      checked,
      moved: last?.state === 'checked' ? last.moved : undefined,
    }));
    await painted();
    signal.throwIfAborted();
    const moved = moveConfig(checked.json, known);
    setAnswer(() => ({ state: 'checked', checked, moved }));
  } catch (error) {
    if (!signal.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      setAnswer(() => ({ state: 'refused', message }));
    }
  }
}

/** Waits until what was set is on the screen: React may need the frame that comes first. */
function painted(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
}
