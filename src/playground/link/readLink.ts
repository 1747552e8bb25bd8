import { emptyState } from '../starter';
import {
  FILE_TYPES,
  type PlaygroundState,
  STRUCTURE_VIEWS,
  type StructureView,
} from '../state';
import { decompress } from './decompress';
import { nearestVersion } from './nearestVersion';

/** TypeScript versions to choose from. */
export interface Versions {
  /** Newest first. */
  available: readonly string[];
  default: string;
}

/** What a link says. */
export interface LinkReading {
  state: PlaygroundState;
  /** What was not understood or is not as asked for, in sentences for the reader. */
  notes: string[];
}

/** Parameters that say something; a hash without any of them is none of the playground's. */
const PARAMETERS = [
  'ts',
  'sourceType',
  'fileType',
  'showAST',
  'tokens',
  'code',
  'eslintrc',
  'tsconfig',
  'esQuery',
  'rules',
  'tsConfig',
  'jsx',
];

/** Longest value that is repeated to the reader. */
const MAX_QUOTE = 20;

/**
 * Reads the hash of a playground address: today's format, and those of older links. Whatever the
 * hash, this does not throw.
 *
 * @param hash with or without its `#`
 * @returns `undefined` when the hash says nothing to the playground
 */
export function readLink(
  hash: string,
  versions: Versions,
): LinkReading | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (!PARAMETERS.some(name => parameters.has(name))) {
    return undefined;
  }
  const notes: string[] = [];
  const texts = createTextReader(parameters, notes);
  const empty = emptyState(versions.default);
  const state: PlaygroundState = {
    ts: readVersion(parameters.get('ts'), versions, notes),
    fileType: readFileType(parameters, notes),
    sourceType: readSourceType(parameters.get('sourceType'), notes),
    showAST: readView(parameters.get('showAST')),
    tokens: parameters.get('tokens') === 'true',
    code: texts.read('code', 'code') ?? empty.code,
    eslintrc:
      texts.read('eslintrc', 'ESLint config') ??
      texts.readPart('rules', 'rules', 'rules') ??
      empty.eslintrc,
    tsconfig:
      texts.read('tsconfig', 'tsconfig') ??
      texts.readPart('tsConfig', 'compilerOptions', 'compiler options') ??
      empty.tsconfig,
    esQuery: texts.read('esQuery', 'AST filter') ?? empty.esQuery,
  };
  return { state, notes };
}

function readVersion(
  asked: string | null,
  versions: Versions,
  notes: string[],
): string {
  if (asked === null || asked === '') {
    return versions.default;
  }
  const version = nearestVersion(asked, versions.available) ?? versions.default;
  if (version !== asked) {
    notes.push(
      `The link asks for TypeScript ${quote(asked)}, which is not here: this is ${version}.`,
    );
  }
  return version;
}

function readFileType(
  parameters: URLSearchParams,
  notes: string[],
): PlaygroundState['fileType'] {
  const asked = parameters.get('fileType');
  const fileType = FILE_TYPES.find(type => type === asked);
  if (fileType !== undefined) {
    return fileType;
  }
  if (asked !== null && asked !== '') {
    notes.push(
      `The link asks for a file type ${quote(asked)}, which is not here.`,
    );
  }
  return parameters.get('jsx') === 'true' ? '.tsx' : '.ts';
}

function readSourceType(
  asked: string | null,
  notes: string[],
): PlaygroundState['sourceType'] {
  if (asked !== null && asked !== '' && !/^(?:module|script)$/.test(asked)) {
    notes.push(
      `The link asks for the source type ${quote(asked)}: this is "module".`,
    );
  }
  return asked === 'script' ? 'script' : 'module';
}

/** In the oldest links, `showAST=true` means the ESTree. */
function readView(asked: string | null): StructureView | false {
  if (asked === null || asked === '' || asked === 'false') {
    return false;
  }
  return STRUCTURE_VIEWS.find(view => view === asked) ?? 'es';
}

interface TextReader {
  read: (parameter: string, what: string) => string | undefined;
  /** Reads JSON, and puts it into a config under a name. */
  readPart: (
    parameter: string,
    name: string,
    what: string,
  ) => string | undefined;
}

function createTextReader(
  parameters: URLSearchParams,
  notes: string[],
): TextReader {
  const read = (parameter: string, what: string): string | undefined => {
    const packed = parameters.get(parameter);
    if (packed === null || packed === '') {
      return undefined;
    }
    const { text, fault } = decompress(packed);
    if (fault !== undefined) {
      notes.push(describeFault(fault, what, text !== ''));
    }
    return fault !== undefined && text === '' ? undefined : text;
  };
  return {
    read,
    readPart(parameter, name, what) {
      const text = read(parameter, what);
      try {
        return text === undefined
          ? undefined
          : `${JSON.stringify({ [name]: JSON.parse(text) as unknown }, null, 2)}\n`;
      } catch {
        notes.push(`The link's ${what} are not JSON, so they were left out.`);
        return undefined;
      }
    },
  };
}

function describeFault(
  fault: 'damaged' | 'too-long' | 'truncated',
  what: string,
  partial: boolean,
): string {
  const rest = partial
    ? 'here is as much of it as could be read.'
    : 'nothing of it could be read.';
  switch (fault) {
    case 'damaged':
      return `The link's ${what} is damaged: ${rest}`;
    case 'too-long':
      return `The link's ${what} is too long for the playground: ${rest}`;
    case 'truncated':
      return `The link was cut off in its ${what}: ${rest}`;
  }
}

function quote(text: string): string {
  return text.length > MAX_QUOTE
    ? `"${text.slice(0, MAX_QUOTE)}…"`
    : `"${text}"`;
}
