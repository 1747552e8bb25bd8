import { useCallback, useEffect, useRef } from 'react';
import { convertConfig, foreignFormat } from './convertConfig';
import { editBetween } from '../../../text/editBetween';

/** More characters than this, added at once, were pasted. */
const MAX_TYPED = 20;

interface Conversion {
  /** The text of the ESLint config. */
  eslintrc: string;
  onConverted: (eslintrc: string) => void;
  /** Told what could not be taken over, in sentences for the reader. */
  onNotes: (notes: string[]) => void;
}

/**
 * Makes the playground's config of one in another format that is opened or pasted. While the reader types,
 * nothing is changed below the cursor.
 *
 * @returns what does it when the reader asks; `undefined` where there is nothing to do
 */
export function useConversion({
  eslintrc,
  onConverted,
  onNotes,
}: Conversion): (() => void) | undefined {
  const latest = useRef('');
  const before = useRef('');
  /** Once is enough: undoing it would start it again. */
  const seen = useRef(new Set<string>());
  const format = foreignFormat(eslintrc);

  const convert = useCallback(() => {
    if (format === undefined) {
      return;
    }
    convertConfig(eslintrc, format).then(
      ({ text, notes }) => {
        if (latest.current === eslintrc) {
          onConverted(text);
          onNotes([
            `The ESLint config was ${format}: here it is as JSON.`,
            ...notes,
          ]);
        }
      },
      (error: unknown) => {
        onNotes([error instanceof Error ? error.message : String(error)]);
      },
    );
  }, [eslintrc, format, onConverted, onNotes]);

  useEffect(() => {
    latest.current = eslintrc;
    const added = editBetween(before.current, eslintrc).text;
    before.current = eslintrc;
    if (
      format !== undefined &&
      added.length > MAX_TYPED &&
      !seen.current.has(eslintrc)
    ) {
      seen.current.add(eslintrc);
      convert();
    }
  }, [eslintrc, format, convert]);

  return format === undefined ? undefined : convert;
}
