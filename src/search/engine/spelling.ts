import leven from 'leven';
import { fewestPasted } from './query';
import { stem } from './stem';
import { stopWords } from './stopWords';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { fold, wordsOf } from './words';

/** What may be a word with a typing error: names in camel case, numbers, and short words may not. */
const plainWord = /^\p{Lu}?\p{Ll}{3,}$/u;

/** Knows how words are spelled: those in the names of pages first, then all others. */
export class Spelling {
  readonly #vocabulary: Vocabulary;
  readonly #names: readonly string[];
  /** What was found out before: every keystroke asks for the same words again. */
  readonly #known = new Map<string, string | undefined>();

  /**
   * @param titles of all pages
   * @param vocabulary all terms of the index
   */
  constructor(titles: readonly string[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#names = [
      ...new Set(
        titles.flatMap(title =>
          wordsOf(title).map(({ start, end }) => fold(title.slice(start, end))),
        ),
      ),
    ];
  }

  /** The query with each unknown word replaced by the one that was probably meant. */
  correct(query: string): string {
    const words = wordsOf(query);
    let corrected = '';
    let done = 0;
    words.forEach(({ start, end }, index) => {
      const typed = query.slice(start, end);
      const isUnfinished = index === words.length - 1;
      const meant =
        words.length < fewestPasted && plainWord.test(typed)
          ? this.#meant(fold(typed), isUnfinished)
          : undefined;
      corrected += query.slice(done, start) + (meant ?? typed);
      done = end;
    });
    return corrected + query.slice(done);
  }

  #meant(typed: string, isUnfinished: boolean): string | undefined {
    const term = stem(typed);
    if (
      stopWords.has(term) ||
      this.#vocabulary.has(term) ||
      synonymsOf(term).length > 0 ||
      (isUnfinished && this.#vocabulary.hasPrefix(typed))
    ) {
      return undefined;
    }
    if (!this.#known.has(typed)) {
      this.#known.set(typed, this.#nearest(typed));
    }
    return this.#known.get(typed);
  }

  #nearest(typed: string): string | undefined {
    // How many letters may be wrong.
    const farthest = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3;
    const name = nearestOf(typed, this.#names, farthest);
    if (name?.distance !== 1 && this.#vocabulary.halvesOf(typed)) {
      return undefined;
    }
    const other = nearestOf(stem(typed), this.#vocabulary.terms, farthest);
    return name && (!other || name.distance <= other.distance)
      ? name.word
      : other?.word;
  }
}

function nearestOf(
  typed: string,
  words: readonly string[],
  farthest: number,
): { word: string; distance: number } | undefined {
  let nearest: { word: string; distance: number } | undefined;
  // Hardly anyone mistypes the first letter.
  const alike = words.filter(
    word =>
      word.startsWith(typed.slice(0, 1)) &&
      Math.abs(word.length - typed.length) <= farthest,
  );
  for (const word of alike) {
    const maxDistance = nearest?.distance ?? farthest + 1;
    const distance = areSwapped(word, typed)
      ? 1
      : leven(word, typed, { maxDistance });
    if (distance < maxDistance) {
      nearest = { word, distance };
    }
  }
  return nearest;
}

/** Whether two words only differ by two letters next to each other, a slip as common as a wrong one. */
function areSwapped(word: string, typed: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  return (
    at >= 0 &&
    typed ===
      `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
  );
}
