import { decompress, type Decompressed } from '../../text/decompress';
import { plainMark } from './plainMark';

export interface Versions {
  /** Newest first. */
  available: readonly string[];
  default: string;
}

export interface HashSource {
  name: string;
  /** Longest text that it may unfold to, in UTF-16 units. */
  maxTextLength: number;
}

/** Reads the kinds of values that links have, and notes what is not as it is asked for. */
export class LinkReader {
  readonly notes: string[] = [];

  constructor(
    private readonly versions: Versions,
    private readonly source: HashSource,
  ) {}

  note(sentence: string): void {
    this.notes.push(sentence);
  }

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

  /** @param kind what the values are, in a sentence */
  oneOf<Value extends string>(
    values: readonly Value[],
    asked: string,
    kind: string,
  ): Value | undefined {
    const found = values.find(value => value === asked);
    if (found === undefined) {
      this.note(
        `The ${this.source.name} asks for a ${kind} ${quote(asked)}, which is not here.`,
      );
    }
    return found;
  }

  /** Unpacks a text, or as much of it as is left; takes a plain one as it is. @param part what the text is */
  text(written: string, part: string): string | undefined {
    const { maxTextLength: limit, name } = this.source;
    const { text, fault } = written.startsWith(plainMark)
      ? readPlain(written.slice(plainMark.length), limit)
      : decompress(written, limit);
    if (fault === undefined) {
      return text;
    }
    const rest = text === '' ? 'none of it' : 'here is as much as';
    this.note(
      `The part of the ${name} for the ${part} ${faults[fault]}: ${rest} could be read.`,
    );
    return text === '' ? undefined : text;
  }

  /** Unpacks JSON, and puts it into a config under a key. */
  configWith(
    packed: string,
    key: 'compilerOptions' | 'rules',
  ): string | undefined {
    const part = key === 'rules' ? 'rules' : 'compiler options';
    const text = this.text(packed, part);
    try {
      return text === undefined
        ? undefined
        : `${JSON.stringify({ [key]: JSON.parse(text) as unknown }, null, 2)}\n`;
    } catch {
      this.note(
        `The ${this.source.name}'s ${part} are not JSON, so they were left out.`,
      );
      return undefined;
    }
  }
}

const faults = {
  damaged: 'is damaged',
  'too-long': 'is too long for the playground',
  truncated: 'was cut off',
};

function readPlain(text: string, limit: number): Decompressed {
  return text.length > limit
    ? { text: text.slice(0, limit), fault: 'too-long' }
    : { text };
}

/** Longest value that is repeated to the reader. */
const maxQuote = 20;

function quote(text: string): string {
  return text.length > maxQuote ? `"${text.slice(0, maxQuote)}…"` : `"${text}"`;
}

/**
 * The version to take when another was asked for: of the same minor version if there is one, else the
 * nearest above or below. To what is no version, such as `next`, all are as near: it's the first.
 */
function nearestVersion(
  asked: string,
  available: readonly string[],
): string | undefined {
  const distanceOf = (version: string): number =>
    Math.abs(placeOf(version) - placeOf(asked));
  return available.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}

/**
 * Versions as numbers that grow with them: TypeScript counts minor versions to nine. `semver` puts
 * versions in order, but doesn't say how far apart they are.
 */
function placeOf(version: string): number {
  const [, major, minor, patch = '0'] =
    /^(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  return Number(major) * 10 + Number(minor) + Number(patch) / 10_000;
}
