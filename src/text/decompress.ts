/** The alphabet of lz-string's `compressToEncodedURIComponent`. */
const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';

const bitsPerCharacter = 6;

/** Longest text that a link may unfold to, in UTF-16 units. */
export const maxTextLength = 2_000_000;

/** The text of a compressed parameter, and what is wrong with it. */
export interface Decompressed {
  text: string;
  /**
   * - `truncated`: the end is missing; `text` is what came before it.
   * - `damaged`: it is not of this format from some place on; `text` is what came before.
   * - `too-long`: `text` is as much of its beginning as is allowed.
   */
  fault?: 'damaged' | 'too-long' | 'truncated';
}

/** The code that a text ends with. Of smaller ones, a character of 8 or 16 bits follows; others are entries of the dictionary. */
const end = 2;

/**
 * Unpacks what lz-string's `compressToEncodedURIComponent` packed. Unlike lz-string's own function it
 * keeps what arrived of a link that was cut off, and stops at a length that a page can bear.
 *
 * @param limit longest text, in UTF-16 units
 */
export function decompress(
  packed: string,
  limit = maxTextLength,
): Decompressed {
  const bits = new BitReader(packed);
  // The first three codes are never looked up.
  const dictionary = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let previous: string | undefined;
  while (length <= limit) {
    const code = bits.read(Math.floor(Math.log2(dictionary.length)) + 1);
    if (code === end && !bits.fault) {
      return { text: parts.join('') };
    }
    let entry: string | undefined;
    if (code < end) {
      entry = String.fromCharCode(bits.read(code === 0 ? 8 : 16));
      dictionary.push(entry);
    } else if (previous !== undefined) {
      const isNext = code === dictionary.length;
      // It may be the one that is about to be made.
      entry = isNext ? previous + previous.charAt(0) : dictionary[code];
    }
    if (bits.fault !== undefined || entry === undefined) {
      return { text: parts.join(''), fault: bits.fault ?? 'damaged' };
    }
    parts.push(entry);
    length += entry.length;
    if (previous !== undefined) {
      dictionary.push(previous + entry.charAt(0));
    }
    previous = entry;
  }
  return { text: parts.join('').slice(0, limit), fault: 'too-long' };
}

class BitReader {
  #position = 0;
  #current = 0;
  #left = 0;
  fault: 'damaged' | 'truncated' | undefined;

  constructor(private readonly packed: string) {}

  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      value |= this.#readBit() << bit;
    }
    return value;
  }

  #readBit(): number {
    if (this.#left === 0) {
      // In a query, "+" means a space.
      const character = this.packed.charAt(this.#position).replace(' ', '+');
      this.#current = alphabet.indexOf(character);
      if (character === '' || this.#current < 0) {
        this.fault ??= character === '' ? 'truncated' : 'damaged';
      }
      this.#position += 1;
      this.#left = bitsPerCharacter;
    }
    this.#left -= 1;
    return (this.#current >> this.#left) & 1;
  }
}
