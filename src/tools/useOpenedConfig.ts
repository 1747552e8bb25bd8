import { useEffect, useRef, useState } from 'react';
import type { PastedConfig } from '../config/openConfig';

/** How long a reader who types has to pause before a text is read, in milliseconds. */
const pause = 120;

/**
 * Reads what is in the field, once for all parts of the page: what was typed whenever its reader pauses, and what was
 * pasted at once. While a text is read, what is known of the last one stays.
 */
export function useOpenedConfig(text: string): PastedConfig {
  const [pasted, setPasted] = useState<PastedConfig>({ state: 'reading' });
  const length = useRef(0);
  useEffect(() => {
    const isTyped = Math.abs(text.length - length.current) <= 1;
    length.current = text.length;
    let isWanted = text.trim() !== '';
    const timer = setTimeout(
      () => {
        if (isWanted) {
          void read(text).then(answer => {
            if (isWanted) {
              setPasted(answer);
            }
          });
        }
      },
      isTyped ? pause : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text.trim() === '' ? { state: 'none' } : pasted;
}

async function read(text: string): Promise<PastedConfig> {
  try {
    const { openConfig } = await import('../config/openConfig');
    return { state: 'read', opened: await openConfig(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { state: 'refused', message };
  }
}
