import { stem } from './stem';

/** The terms of an index, to look up which of them exist. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #terms: ReadonlySet<string>;
  readonly #inNames: readonly string[];

  /**
   * @param terms every term
   * @param inNames those in the names of pages
   */
  constructor(terms: ReadonlySet<string>, inNames: ReadonlySet<string>) {
    this.#terms = terms;
    this.#sorted = [...terms].sort();
    this.#inNames = [...inNames];
  }

  /** In alphabetical order. */
  get terms(): readonly string[] {
    return this.#sorted;
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** The terms in names of pages that start like this, and go on. */
  inNamesFrom(prefix: string): string[] {
    return this.#inNames.filter(
      term => term !== prefix && term.startsWith(prefix),
    );
  }

  /** Whether a term starts like this, or is this. */
  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.#sorted[low]?.startsWith(prefix) ?? false;
  }

  /** The two words that this one consists of, if no space was typed between them. */
  halvesOf(typed: string): [string, string] | undefined {
    for (let at = typed.length - 4; at >= 4; at--) {
      const first = stem(typed.slice(0, at));
      const second = stem(typed.slice(at));
      if (this.has(first) && this.has(second)) {
        return [first, second];
      }
    }
    return undefined;
  }
}
