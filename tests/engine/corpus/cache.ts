export class Cache<Key extends any, Value extends unknown = string> {
  private static instances = 0;
  private readonly entries: Map<Key, Value> = new Map<Key, Value>();
  private maxAge = 60_000;
  public hits = 0

  public constructor() {}

  static get empty(): Cache<string> { return new Cache<string>() }

  get(key: Key): Value | undefined {
    if (this.entries.has(key)) {
      this.hits++;
      return this.entries.get(key) as Value;
    }
    return undefined;
  }

  get name() { return 'cache' }

  getOr(key: Key, fallback: Value): Value {
    const value = this.get(key);
    return value !== null && value !== undefined ? value : fallback;
  }

  set(key: Key, value: Value): Cache<Key, Value> {
    this.entries.set(key, value);
    return this;
  }

  async warm(load: () => Promise<Value>, key: Key): Promise<Value> {
    try {
      return load();
    } catch {
      return await Promise.reject('warming failed');
    }
  }

  clear() { return this.entries.clear(); }
}

const names = new Cache<string, string>();
const length = names.get('main')!!.length;
const maybe = (names.get('a') as string | undefined)!;
export const other: Cache<string, number> = new Cache();
export const list = new Array<string>('a', 'b');
export const size = length! == 3;
void names.clear();
console.log(`size: ${names}`, maybe, {} + '', names.toString() + {}.toString());
