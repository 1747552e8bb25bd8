import { decompress, type Decompressed, maxTextLength } from './decompress';
import { nearestVersion } from './nearestVersion';
import { plainMark } from './plainMark';

/** TypeScript versions to choose from. */
export interface Versions {
  /** Newest first. */
  available: readonly string[];
  default: string;
}

/** Longest value that is repeated to the reader. */
const maxQuote = 20;

/** Reads the kinds of values that links have, and notes what is not as it is asked for. */
export class LinkReader {
  /** What was not understood or is not as asked for, in sentences for the reader. */
  readonly notes: string[] = [];

  constructor(private readonly versions: Versions) {}

  note = (sentence: string): void => {
    this.notes.push(sentence);
  };

  /** The version of TypeScript that is nearest. */
  version(asked: string): string {
    const { available, default: usual } = this.versions;
    const version = nearestVersion(asked, available) ?? usual;
    if (version !== asked) {
      this.note(
        `The link asks for TypeScript ${quote(asked)}, which is not here: this is ${version}.`,
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
        `The link asks for a ${what} ${quote(asked)}, which is not here.`,
      );
    }
    return found;
  }

  /** Unpacks a text, or as much of it as is left; takes a plain one as it is. */
  text(written: string, what: string): string | undefined {
    const { text, fault } = written.startsWith(plainMark)
      ? readPlain(written.slice(plainMark.length))
      : decompress(written);
    if (fault !== undefined) {
      this.note(describeFault(fault, what, text !== ''));
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
      this.note(`The link's ${what} are not JSON, so they were left out.`);
      return undefined;
    }
  }
}

function readPlain(text: string): Decompressed {
  return text.length > maxTextLength
    ? { text: text.slice(0, maxTextLength), fault: 'too-long' }
    : { text };
}

function describeFault(
  fault: NonNullable<Decompressed['fault']>,
  what: string,
  partial: boolean,
): string {
  const rest = partial
    ? 'here is as much as could be read.'
    : 'none of it could be read.';
  const place = `The part of the link for the ${what}`;
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
