/** The terms of an index, to look up which of them exist. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #terms: ReadonlySet<string>;

  /** @param sorted every term, in the order of `<` */
  constructor(sorted: readonly string[]) {
    this.#sorted = sorted;
    this.#terms = new Set(sorted);
  }

  has(term: string): boolean {
    return this.#terms.has(term);
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
}
