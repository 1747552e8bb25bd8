import type { FoundTerms } from './foundTerms';
import type { TextPart } from './results';
import { partsOf, type Word, wordsOf } from './words';

const longestExtract = 160;

/** A text with the words marked that the query found. */
export function highlight(text: string, found: FoundTerms): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const mark = markIn(text.slice(word.start, word.end), word, found);
    if (mark) {
      const start = word.start + mark.start;
      parts.push({ text: text.slice(end, start), marked: false });
      end = word.start + mark.end;
      parts.push({ text: text.slice(start, end), marked: true });
    }
  }
  parts.push({ text: text.slice(end), marked: false });
  return parts.filter(part => part.text !== '');
}

/**
 * The line that tells most about why the query found it, cut to what fits under a title. It is the
 * first line where all are alike.
 */
export function extract(
  lines: readonly string[],
  found: FoundTerms,
): TextPart[] {
  let [best = ''] = lines;
  let most = 0;
  for (const line of lines) {
    const count = placesIn(line, found).size;
    if (count > most) {
      best = line;
      most = count;
    }
  }
  return highlight(cut(best, found), found);
}

/** Finds out which words of the query a text has. */
export function placesIn(text: string, found: FoundTerms): Set<number> {
  return new Set(wordsOf(text).flatMap(word => placeOf(word, found) ?? []));
}

function placeOf({ terms }: Word, found: FoundTerms): number | undefined {
  const term = terms.find(one => found.has(one));
  return term === undefined ? undefined : found.get(term)?.word;
}

/** The part of a word that was found: all of it, its first letters, or one of the words in it. */
function markIn(
  word: string,
  { terms }: Word,
  found: FoundTerms,
): { start: number; end: number } | undefined {
  const term = terms.find(one => found.has(one));
  if (term === undefined) {
    return undefined;
  }
  const { start, end } = partsOf(word).find(part => part.term === term) ?? {
    start: 0,
    end: word.length,
  };
  return {
    start,
    end: Math.min(end, start + (found.get(term)?.letters ?? end)),
  };
}

/** The part of a line around its first found word, at the borders of words. */
function cut(line: string, found: FoundTerms): string {
  if (line.length <= longestExtract) {
    return line;
  }
  const words = wordsOf(line);
  const first =
    words.find(word => placeOf(word, found) !== undefined)?.start ?? 0;
  // Some words before the found one, unless the start of the line also fits.
  const from =
    first < longestExtract / 2
      ? 0
      : (words.find(({ start }) => start >= first - longestExtract / 4)
          ?.start ?? 0);
  const to =
    words.filter(({ end }) => end <= from + longestExtract).at(-1)?.end ??
    from + longestExtract;
  return `${from > 0 ? '… ' : ''}${line.slice(from, to)}${to < line.length ? ' …' : ''}`;
}
