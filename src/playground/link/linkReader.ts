import {
  decompress,
  type Decompressed,
  maxTextLength,
} from '../../text/decompress';
import { nearestVersion } from './nearestVersion';
import { plainMark } from './plainMark';

/** TypeScript versions to choose from. */
export interface Versions {
  /** Newest first. */
  available: readonly string[];
  default: string;
}

/** Where a hash comes from. */
export interface HashSource {
  /** What readers know it by. */
  name: string;
  /** Longest text that it may unfold to, in UTF-16 units. */
  maxTextLength: number;
}

/** Anyone may have written it: a short hash can expand to gigabytes. */
export const fromLink: HashSource = { name: 'link', maxTextLength };

/** What this very page has kept of what was typed in it. */
export const fromThisPage: HashSource = {
  name: 'saved copy',
  maxTextLength: 10 * maxTextLength,
};

/** Longest value that is repeated to the reader. */
const maxQuote = 20;

/** Reads the kinds of values that links have, and notes what is not as it is asked for. */
export class LinkReader {
  /** What was not understood or is not as asked for, in sentences for the reader. */
  readonly notes: string[] = [];

  constructor(
    private readonly versions: Versions,
    private readonly source: HashSource,
  ) {}

  note = (sentence: string): void => {
    this.notes.push(sentence);
  };

  /** The version of TypeScript that is nearest. */
  version(asked: string): string {
    const { available, default: usual } = this.versions;
    const version = nearestVersion(asked, available) ?? usual;
    if (version !== asked) {
      this.note(
        `The ${this.source.name} asks for TypeScript ${quote(asked)}, which isn’t available here: this is ${version}.`,
      );
    }
    return version;
  }

  oneOf<Value extends string>(
    values: readonly Value[],
    asked: string,
    what: string,
  ): Value | undefined {
    const found = values.find(value => value === asked);
    if (found === undefined) {
      this.note(
        `The ${this.source.name} asks for a ${what} ${quote(asked)}, which is not here.`,
      );
    }
    return found;
  }

  /** Unpacks a text, or as much of it as is left; takes a plain one as it is. */
  text(written: string, what: string): string | undefined {
    const { maxTextLength: limit, name } = this.source;
    const { text, fault } = written.startsWith(plainMark)
      ? readPlain(written.slice(plainMark.length), limit)
      : decompress(written, limit);
    if (fault !== undefined) {
      this.note(describeFault(fault, `${name} for the ${what}`, text !== ''));
    }
    return fault !== undefined && text === '' ? undefined : text;
  }

  /** Unpacks JSON, and puts it into a config under a name. */
  part(packed: string, name: string, what: string): string | undefined {
    const text = this.text(packed, what);
    try {
      return text === undefined
        ? undefined
        : `${JSON.stringify({ [name]: JSON.parse(text) as unknown }, null, 2)}\n`;
    } catch {
      this.note(
        `The ${this.source.name}'s ${what} are not JSON, so they were left out.`,
      );
      return undefined;
    }
  }
}

function readPlain(text: string, limit: number): Decompressed {
  return text.length > limit
    ? { text: text.slice(0, limit), fault: 'too-long' }
    : { text };
}

function describeFault(
  fault: NonNullable<Decompressed['fault']>,
  /** Where from and what for. */
  what: string,
  partial: boolean,
): string {
  const rest = partial
    ? 'here is as much as could be read.'
    : 'none of it could be read.';
  const place = `The part of the ${what}`;
  switch (fault) {
    case 'damaged':
      return `${place} is damaged: ${rest}`;
    case 'too-long':
      return `${place} is too long for the playground: ${rest}`;
    case 'truncated':
      return `${place} was cut off: ${rest}`;
  }
}

function quote(text: string): string {
  return text.length > maxQuote ? `"${text.slice(0, maxQuote)}…"` : `"${text}"`;
}
