import {
  decompress,
  type Decompressed,
  maxTextLength,
} from '../../text/decompress';
import type { HashOrigin, LinkNote, PackedPart } from './linkNote';
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
  origin: HashOrigin;
  /** Longest text that it may unfold to, in UTF-16 units. */
  maxTextLength: number;
}

/** Anyone may have written it: a short hash can expand to gigabytes. */
export const fromLink: HashSource = { origin: 'link', maxTextLength };

/** What this very page has kept of what was typed in it. */
export const fromThisPage: HashSource = {
  origin: 'copy',
  maxTextLength: 10 * maxTextLength,
};

/** Reads the kinds of values that links have, and notes what is not as it is asked for. */
export class LinkReader {
  /** What was not understood or is not as asked for. */
  readonly notes: LinkNote[] = [];

  constructor(
    private readonly versions: Versions,
    private readonly source: HashSource,
  ) {}

  note = (note: LinkNote): void => {
    this.notes.push(note);
  };

  /** The version of TypeScript that is nearest. */
  version(asked: string): string {
    const { available, default: usual } = this.versions;
    const version = nearestVersion(asked, available) ?? usual;
    if (version !== asked) {
      const { origin } = this.source;
      this.note({ kind: 'version', origin, asked, version });
    }
    return version;
  }

  oneOf<Value extends string>(
    values: readonly Value[],
    asked: string,
    parameter: Extract<LinkNote, { kind: 'choice' }>['parameter'],
  ): Value | undefined {
    const found = values.find(value => value === asked);
    if (found === undefined) {
      const { origin } = this.source;
      this.note({ kind: 'choice', origin, parameter, asked });
    }
    return found;
  }

  /** Unpacks a text, or as much of it as is left; takes a plain one as it is. */
  text(written: string, part: PackedPart): string | undefined {
    const { maxTextLength: limit, origin } = this.source;
    const { text, fault } = written.startsWith(plainMark)
      ? readPlain(written.slice(plainMark.length), limit)
      : decompress(written, limit);
    if (fault !== undefined) {
      const isPartial = text !== '';
      this.note({ kind: 'text', origin, part, fault, isPartial });
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
      this.note({ kind: 'notJson', origin: this.source.origin, part });
      return undefined;
    }
  }
}

function readPlain(text: string, limit: number): Decompressed {
  return text.length > limit
    ? { text: text.slice(0, limit), fault: 'too-long' }
    : { text };
}
