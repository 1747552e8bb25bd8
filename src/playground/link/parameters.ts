import esquery from 'esquery';
import { compressToEncodedURIComponent } from 'lz-string';
import type { ProjectFile } from '../../linter/types';
import { faultOfName, maxFiles } from '../files/playgroundFiles';
import { defaultTsconfig, emptyConfig } from '../state/defaults';
import {
  fileTypes,
  noFiles,
  type ResultView,
  type SharedState,
  type SourceType,
  structureViews,
} from '../state/sharedState';
import type { LinkReader } from './linkReader';

/** What a link's parameter says, in all the forms that it has had. It is called what it is called in the state. */
interface LinkParameter<Value> {
  /** @returns `undefined` when nothing of it could be read, which the reader notes */
  read: (written: string, reader: LinkReader) => Value | undefined;
  /** `String` where there is none. */
  write?: (value: Value) => string;
  /** Another name and form of it, in older links. */
  older?: { name: string } & Pick<LinkParameter<Value>, 'read'>;
}

/** Every parameter of a link, in the order in which they are written. */
export const linkParameters: {
  [Name in keyof SharedState]: LinkParameter<SharedState[Name]>;
} = {
  ts: {
    read: (written, reader) => reader.version(written),
  },
  showAST: {
    read: readView,
  },
  tokens: {
    read: written => written === 'true',
  },
  fileType: {
    read: (written, reader) => reader.oneOf(fileTypes, written, 'file type'),
    older: {
      name: 'jsx',
      read: written => (written === 'true' ? '.tsx' : '.ts'),
    },
  },
  sourceType: {
    read: (written, reader) =>
      reader.oneOf<SourceType>(['module', 'script'], written, 'source type'),
  },
  code: packed('code'),
  eslintrc: {
    ...packed('ESLint config'),
    older: {
      name: 'rules',
      read: (written, reader) => reader.configWith(written, 'rules'),
    },
  },
  tsconfig: {
    ...packed('tsconfig'),
    older: {
      name: 'tsConfig',
      read: (written, reader) => reader.configWith(written, 'compilerOptions'),
    },
  },
  esQuery: {
    read: readAstFilter,
    write: writeAstFilter,
  },
  compared: packed('config to compare with'),
  // Sites that know one file open the first: these are about the others.
  stem: {
    read: readStem,
    write: encodeURIComponent,
  },
  files: {
    read: readFiles,
    write: writeFiles,
  },
  shown: {
    read: written => Number.parseInt(written, 10) || 0,
  },
};

/** @param part what the text is, in a sentence */
function packed(part: string): LinkParameter<string> {
  return {
    read: (written, reader) => reader.text(written, part),
    write: compressToEncodedURIComponent,
  };
}

/** In the oldest links, `showAST=true` means the ESTree. */
function readView(written: string): ResultView | false {
  const views = [...structureViews, 'rules', 'compare'] as const;
  return written === 'false'
    ? false
    : (views.find(view => view === written) ?? 'es');
}

export const parameterNames = Object.keys(
  linkParameters,
) as (keyof SharedState)[];

/** The state of a link that has no parameter but the version. */
export function defaultState(ts: string): SharedState {
  return {
    ts,
    showAST: false,
    tokens: false,
    fileType: '.ts',
    sourceType: 'module',
    code: '',
    eslintrc: emptyConfig,
    tsconfig: defaultTsconfig(ts),
    esQuery: '',
    compared: '',
    stem: 'example',
    files: noFiles,
    shown: 0,
  };
}

/**
 * Reads an AST filter as links have it: JSON with the selector's text and the parsed selector, or, in
 * older links of this site, the text alone.
 */
function readAstFilter(
  written: string,
  reader: LinkReader,
): string | undefined {
  const text = reader.text(written, 'AST filter');
  if (!text?.startsWith('{')) {
    return text;
  }
  try {
    const { filter } = JSON.parse(text) as { filter?: unknown };
    if (typeof filter === 'string') {
      return filter;
    }
  } catch {
    // Not JSON, and no selector either: those do not begin with a brace.
  }
  reader.note("The link's AST filter is not readable: it has no text.");
  return undefined;
}

/**
 * Writes an AST filter as typescript-eslint.io reads it. Over there, anything but JSON costs the whole
 * link, and a selector that is not parsed finds nothing.
 */
function writeAstFilter(filter: string): string {
  return compressToEncodedURIComponent(
    JSON.stringify({ filter, selector: parseSelector(filter) }),
  );
}

/** @returns `undefined` for what JSON cannot hold, or the parser does not take */
function parseSelector(filter: string): unknown {
  try {
    const selector: unknown = esquery.parse(filter);
    return hasRegExp(selector) ? undefined : selector;
  } catch {
    return undefined;
  }
}

function hasRegExp(value: unknown): boolean {
  return (
    value instanceof RegExp ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).some(hasRegExp))
  );
}

/** Writes files as links have them: packed JSON, a list of pairs of name and code. */
function writeFiles(files: readonly ProjectFile[]): string {
  return compressToEncodedURIComponent(
    JSON.stringify(files.map(({ name, code }) => [name, code])),
  );
}

/** Reads the files of a link that come after the first. What can't be one is left out, which the reader notes. */
function readFiles(
  written: string,
  reader: LinkReader,
): readonly ProjectFile[] | undefined {
  const list = parseList(reader.text(written, 'files') ?? '');
  if (list === undefined) {
    reader.note('The link’s files couldn’t be read, so they were left out.');
    return undefined;
  }
  const files: ProjectFile[] = [];
  // The first file is one more.
  for (const pair of list.slice(0, maxFiles - 1)) {
    const [name, code] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const taken = files.map(file => file.name);
    if (
      typeof name === 'string' &&
      typeof code === 'string' &&
      faultOfName(name, taken) === undefined
    ) {
      files.push({ name, code });
    }
  }
  const count = list.length - files.length;
  if (count > 0) {
    reader.note(
      `${String(count)} of the link’s files ${count === 1 ? 'was' : 'were'} left out: there can be ${String(maxFiles)}, each with a name of its own.`,
    );
  }
  return files.length === 0 ? noFiles : files;
}

function parseList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function readStem(written: string, reader: LinkReader): string | undefined {
  const name = `${written}.ts`;
  const fault = faultOfName(name, []);
  if (fault !== undefined) {
    reader.note(`The link’s first file couldn’t have its name. ${fault}`);
    return undefined;
  }
  return written;
}
