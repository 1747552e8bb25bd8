import { highlightSource } from '../highlight/highlightSource';
import type { TokenKind } from '../highlight/tokens';

/** A range of code that has a color: offsets from 0. */
export interface ColoredRange {
  start: number;
  end: number;
  kind: TokenKind;
}

/** Longest text, in characters, that is colored with each key. Coloring as much takes about 5 ms. */
const colorsAtOnce = 20_000;

/** How long after the last key a longer text is colored, in milliseconds. */
const pause = 150;

/** Longest text that is colored at all. */
const longestColored = 500_000;

/**
 * The colors that code has on the page: each editor has them from here, so that nothing changes its look when
 * an editor takes over.
 *
 * @param language as a file name ends: `ts`
 */
export function colorsOf(text: string, language: string): ColoredRange[] {
  if (text.length > longestColored) {
    return [];
  }
  let end = 0;
  return highlightSource(text, language).flatMap(({ kind, text: piece }) => {
    const start = end;
    end += piece.length;
    return kind && end > start ? [{ start, end, kind }] : [];
  });
}

/** The page's class for a color, of `src/css/highlight.css`. */
export function classOf(kind: TokenKind): string {
  return `hl-${kind}`;
}

/** How long to wait after a change until a text is colored again, in milliseconds. */
export function recolorDelay(length: number): number {
  return length <= colorsAtOnce ? 0 : pause;
}
