import type { ConfigDocument } from '../../config/configDocument';
import { valueOf } from '../../config/json/parseJson';
import { openPiece } from '../../config/openConfig';
import type { ConfigPart } from '../../config/read/configPart';
import type { ParserOptions } from './projectLayout';

/** Parts of an ESLint config, as far as they decide about type information; a worker can be sent them. */
export interface ConfigPiece {
  parts: (Pick<ConfigPart, 'files' | 'ignores'> & {
    isIgnoring: boolean;
    /** A parser that isn't typescript-eslint's. */
    otherParser: string | undefined;
    parserOptions: ParserOptions;
  })[];
  /** Options that are code, which isn't run. */
  unread: string[];
  /** Why nothing could be read. */
  problem?: string;
}

/**
 * Reads `parserOptions`, or a config with them, in any format, whole or in part, without running it.
 *
 * @returns no parts for an empty text, and for one that isn't understood
 */
export async function readConfigPiece(text: string): Promise<ConfigPiece> {
  const code = text.trim().replace(/[,;\s]+$/, '');
  if (code === '') {
    return { parts: [], unread: [] };
  }
  try {
    const { document, notes } = await openPiece(code);
    const [problem] = document.isBroken ? document.problems : [];
    if (problem) {
      throw new Error(problem.message);
    }
    return {
      parts: bareOptions(document) ?? document.parts.map(pick),
      unread: optionNames.filter(name =>
        notes.some(note => note.includes(`"${name}" is left`)),
      ),
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { parts: [], unread: [], problem };
  }
}

function pick({
  files,
  ignores,
  ignoresAll,
  parser,
  parserOptions,
}: ConfigPart): ConfigPiece['parts'][number] {
  return {
    files,
    ignores,
    isIgnoring: ignoresAll !== undefined,
    otherParser: parser?.name,
    parserOptions,
  };
}

/** `{ project: true }`: the options without a config around them. */
function bareOptions({
  isFlat,
  root,
}: ConfigDocument): ConfigPiece['parts'] | undefined {
  const options: unknown = !isFlat && root ? valueOf(root) : undefined;
  return optionNames.some(name =>
    Object.hasOwn(Object(options) as object, name),
  )
    ? [
        {
          files: undefined,
          ignores: [],
          isIgnoring: false,
          otherParser: undefined,
          parserOptions: options as ParserOptions,
        },
      ]
    : undefined;
}

const optionNames = [
  'project',
  'projectService',
  'EXPERIMENTAL_useProjectService',
  'tsconfigRootDir',
  'extraFileExtensions',
];
