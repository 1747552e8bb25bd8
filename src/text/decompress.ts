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

class FormatFault extends Error {
  constructor(readonly fault: NonNullable<Decompressed['fault']>) {
    super(fault);
  }
}

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
  const parts: string[] = [];
  try {
    unpack(createBitReader(packed), parts, limit);
    return { text: parts.join('') };
  } catch (error) {
    if (error instanceof FormatFault) {
      const text = parts.join('').slice(0, limit);
      return { text, fault: error.fault };
    }
    throw error;
  }
}

type BitReader = (count: number) => number;

/** Codes with a meaning of their own; all others are entries of the dictionary. */
const Code = { narrowCharacter: 0, wideCharacter: 1, end: 2 } as const;

function unpack(readBits: BitReader, parts: string[], limit: number): void {
  // The first three codes are never looked up.
  const dictionary = ['', '', ''];
  let width = 2;
  let length = 0;
  let previous: string | undefined;

  for (;;) {
    const code = readBits(width);
    if (code === Code.end) {
      return;
    }
    let entry: string;
    if (code === Code.narrowCharacter || code === Code.wideCharacter) {
      entry = String.fromCharCode(
        readBits(code === Code.narrowCharacter ? 8 : 16),
      );
      dictionary.push(entry);
    } else {
      entry = lookUp(dictionary, code, previous);
    }
    parts.push(entry);
    length += entry.length;
    if (length > limit) {
      throw new FormatFault('too-long');
    }
    if (previous !== undefined) {
      dictionary.push(previous + entry.charAt(0));
    }
    width = Math.floor(Math.log2(dictionary.length)) + 1;
    previous = entry;
  }
}

/** The entry may be the one that is about to be made. */
function lookUp(
  dictionary: readonly string[],
  code: number,
  previous: string | undefined,
): string {
  const entry = dictionary[code];
  if (entry !== undefined && previous !== undefined) {
    return entry;
  }
  if (code === dictionary.length && previous !== undefined) {
    return previous + previous.charAt(0);
  }
  throw new FormatFault('damaged');
}

function createBitReader(packed: string): BitReader {
  let position = 0;
  let current = 0;
  let left = 0;

  function readBit(): number {
    if (left === 0) {
      if (position >= packed.length) {
        throw new FormatFault('truncated');
      }
      // In a query, "+" means a space.
      const character = packed.charAt(position).replace(' ', '+');
      current = alphabet.indexOf(character);
      if (current < 0) {
        throw new FormatFault('damaged');
      }
      position += 1;
      left = bitsPerCharacter;
    }
    left -= 1;
    return (current >> left) & 1;
  }

  return count => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1) {
      value |= readBit() << bit;
    }
    return value;
  };
}
