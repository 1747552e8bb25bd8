import { compressToEncodedURIComponent } from 'lz-string';
import { defaultTsconfig, emptyConfig } from '../state/defaults';
import {
  fileTypes,
  noFiles,
  type ResultView,
  type SharedState,
  type SourceType,
  structureViews,
} from '../state/sharedState';
import { readAstFilter, writeAstFilter } from './astFilter';
import { readFiles, readStem, writeFiles } from './filesInLink';
import type { LinkReader } from './linkReader';

/** What a link's parameter says, in all the forms that it has had. It is called what it is called in the state. */
export interface LinkParameter<Value> {
  /** What a link without it means. @param ts the version of TypeScript */
  default: (ts: string) => Value;
  /** @returns `undefined` when nothing of it could be read, which the reader notes */
  read: (written: string, reader: LinkReader) => Value | undefined;
  write: (value: Value) => string;
  /** Another name and form of it, in older links. */
  older?: {
    name: string;
    read: (written: string, reader: LinkReader) => Value | undefined;
  };
  /** The field that it has in the form for a new issue. */
  issueField?: string;
  /** Set where the default changes with this site's releases: a link is to say the same after them. */
  isAlwaysWritten?: boolean;
}

/** Every parameter of a link, in the order in which they are written. */
export const linkParameters: {
  [Name in keyof SharedState]: LinkParameter<SharedState[Name]>;
} = {
  ts: {
    default: ts => ts,
    read: (written, reader) => reader.version(written),
    write: ts => ts,
    isAlwaysWritten: true,
  },
  showAST: {
    default: () => false,
    read: readView,
    write: String,
  },
  tokens: {
    default: () => false,
    read: written => written === 'true',
    write: String,
  },
  fileType: {
    default: () => '.ts',
    read: (written, reader) => reader.oneOf(fileTypes, written, 'file type'),
    write: String,
    older: {
      name: 'jsx',
      read: written => (written === 'true' ? '.tsx' : '.ts'),
    },
  },
  sourceType: {
    default: () => 'module',
    read: (written, reader) =>
      reader.oneOf<SourceType>(['module', 'script'], written, 'source type'),
    write: String,
  },
  code: {
    default: () => '',
    issueField: 'repro-code',
    read: (written, reader) => reader.text(written, 'code'),
    write: compressToEncodedURIComponent,
  },
  eslintrc: {
    default: () => emptyConfig,
    issueField: 'eslint-config',
    read: (written, reader) => reader.text(written, 'eslintrc'),
    write: compressToEncodedURIComponent,
    older: {
      name: 'rules',
      read: (written, reader) => reader.part(written, 'rules'),
    },
  },
  tsconfig: {
    default: defaultTsconfig,
    issueField: 'typescript-config',
    read: (written, reader) => reader.text(written, 'tsconfig'),
    write: compressToEncodedURIComponent,
    older: {
      name: 'tsConfig',
      read: (written, reader) => reader.part(written, 'compilerOptions'),
    },
  },
  esQuery: {
    default: () => '',
    read: (written, reader) => {
      const text = reader.text(written, 'esQuery');
      return text === undefined ? undefined : readAstFilter(text, reader.note);
    },
    write: filter => compressToEncodedURIComponent(writeAstFilter(filter)),
  },
  compared: {
    default: () => '',
    read: (written, reader) => reader.text(written, 'compared'),
    write: compressToEncodedURIComponent,
  },
  // Sites that know one file open the first: these are about the others.
  stem: {
    default: () => 'example',
    read: readStem,
    write: encodeURIComponent,
  },
  files: {
    default: () => noFiles,
    read: readFiles,
    write: writeFiles,
  },
  shown: {
    default: () => 0,
    read: written => Number.parseInt(written, 10) || 0,
    write: String,
  },
};

/** In the oldest links, `showAST=true` means the ESTree. */
function readView(written: string): ResultView | false {
  const views = [...structureViews, 'rules', 'compare'] as const;
  return written === 'false'
    ? false
    : (views.find(view => view === written) ?? 'es');
}

/** Names of the parameters, in order. */
export const parameterNames = Object.keys(
  linkParameters,
) as (keyof SharedState)[];

/** The state of a link that has no parameter but the version. */
export function defaultState(ts: string): SharedState {
  return Object.fromEntries(
    parameterNames.map(name => [name, linkParameters[name].default(ts)]),
  ) as unknown as SharedState;
}
