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
  /** What it's called in a sentence. */
  name: 'link' | 'saved copy';
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

/** The packed parts of a hash, and what they're called in a sentence. */
const parts = {
  code: 'code',
  compared: 'config to compare with',
  compilerOptions: 'compiler options',
  eslintrc: 'ESLint config',
  esQuery: 'AST filter',
  files: 'files',
  rules: 'rules',
  tsconfig: 'tsconfig',
};

/** What can be wrong with them. */
const faults: Record<NonNullable<Decompressed['fault']>, string> = {
  damaged: 'is damaged',
  'too-long': 'is too long for the playground',
  truncated: 'was cut off',
};

/** Longest value that is repeated to the reader. */
const maxQuote = 20;

/** Reads the kinds of values that links have, and notes what is not as it is asked for. */
export class LinkReader {
  /** What was not understood or is not as asked for, in sentences. */
  readonly notes: string[] = [];

  constructor(
    private readonly versions: Versions,
    private readonly source: HashSource,
  ) {}

  note = (note: string): void => {
    this.notes.push(note);
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
    name: string,
  ): Value | undefined {
    const found = values.find(value => value === asked);
    if (found === undefined) {
      this.note(
        `The ${this.source.name} asks for a ${name} ${quote(asked)}, which is not here.`,
      );
    }
    return found;
  }

  /** Unpacks a text, or as much of it as is left; takes a plain one as it is. */
  text(written: string, part: keyof typeof parts): string | undefined {
    const { maxTextLength: limit, name } = this.source;
    const { text, fault } = written.startsWith(plainMark)
      ? readPlain(written.slice(plainMark.length), limit)
      : decompress(written, limit);
    if (fault !== undefined) {
      const rest =
        text === ''
          ? 'none of it could be read'
          : 'here is as much as could be read';
      this.note(
        `The part of the ${name} for the ${parts[part]} ${faults[fault]}: ${rest}.`,
      );
    }
    return fault !== undefined && text === '' ? undefined : text;
  }

  /** Unpacks JSON, and puts it into a config under the part's name. */
  part(packed: string, part: 'compilerOptions' | 'rules'): string | undefined {
    const text = this.text(packed, part);
    try {
      return text === undefined
        ? undefined
        : `${JSON.stringify({ [part]: JSON.parse(text) as unknown }, null, 2)}\n`;
    } catch {
      this.note(
        `The ${this.source.name}'s ${parts[part]} are not JSON, so they were left out.`,
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

function quote(text: string): string {
  return text.length > maxQuote ? `"${text.slice(0, maxQuote)}…"` : `"${text}"`;
}
