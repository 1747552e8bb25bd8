/** A browser's storage that a test can look into, fill and block. */
export class FakeStorage {
  readonly items = new Map<string, string>();
  /** Most characters that it takes; `blocked`: it throws whatever is asked of it. */
  space: number | 'blocked' = Infinity;

  get length(): number {
    return this.#open().size;
  }

  key(index: number): string | null {
    return [...this.#open().keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#open().get(key) ?? null;
  }

  removeItem(key: string): void {
    this.#open().delete(key);
  }

  setItem(key: string, value: string): void {
    if (value.length > Number(this.space)) {
      throw new DOMException('No more space', 'QuotaExceededError');
    }
    this.#open().set(key, value);
  }

  #open(): Map<string, string> {
    if (this.space === 'blocked') {
      throw new DOMException('Blocked', 'SecurityError');
    }
    return this.items;
  }
}
