import type { ConfigDocument } from '../../config/configDocument';
import { valueOf } from '../../config/json/parseJson';
import { openPiece } from '../../config/openConfig';
import { ownParser } from '../../config/packageNames';
import { appliesTo, ignoredByAll } from '../../config/read/configPart';
import { isIgnored } from '../../config/read/filePatterns';
import { messageOf } from '../../text/messageOf';
import { type ParserOptions, readPath, stringsIn } from './projectLayout';

/** What a config says for a file. */
export interface ConfigReading {
  /** Absent where nothing says anything. */
  parserOptions?: ParserOptions;
  /** Sentences about what isn't taken into account, and why. */
  notes: string[];
  /** Why nothing is. */
  refusal?: string;
}

const names = [
  'project',
  'projectService',
  'EXPERIMENTAL_useProjectService',
  'tsconfigRootDir',
  'extraFileExtensions',
];

/**
 * Reads `parserOptions` for a file out of a config in any format, or out of a piece of one. Nothing in it is run.
 *
 * @param file as it was pasted: of a full path, it isn't known where the project begins
 */
export async function readParserOptions(
  text: string,
  file: string,
): Promise<ConfigReading> {
  const code = text.trim().replace(/[,;\s]+$/, '');
  if (code === '') {
    return { notes: [] };
  }
  try {
    const { document, notes: left } = await openPiece(code);
    const [problem] = document.isBroken ? document.problems : [];
    if (problem) {
      throw new Error(problem.message);
    }
    return readDocument(document, left, pathsOf(file));
  } catch (error) {
    const reason = messageOf(error);
    return {
      notes: [],
      refusal: `The config isn’t taken into account: ${reason}`,
    };
  }
}

function pathsOf(file: string): string[] {
  const folders = readPath(file).replace(/^\.\//, '').split('/');
  const isInProject = file.trim().startsWith('.') || folders[0] !== '';
  const ends = isInProject ? [0] : folders.keys();
  return [...ends].map(index => folders.slice(index).join('/'));
}

/** @param left what could not be taken over from another format */
function readDocument(
  document: ConfigDocument,
  left: readonly string[],
  paths: readonly string[],
): ConfigReading {
  const ignored = ignoredByAll(document.parts);
  const parts = document.parts.filter(
    part => !part.ignoresAll && paths.some(path => appliesTo(part, path)),
  );
  const parserOptions = Object.assign(
    {},
    readBareOptions(document),
    ...parts.map(part => part.parserOptions),
  ) as ParserOptions;
  const unread = names.filter(name =>
    left.some(note => note.includes(`"${name}" is left`)),
  );
  const parser = parts.map(part => part.parser).findLast(Boolean);
  return {
    ...((unread.length === 0 || parserOptions.project !== undefined) && {
      parserOptions,
    }),
    notes: stringsIn([
      ...unread.map(
        name => `\`${name}\` is code in this config, which isn’t run here.`,
      ),
      paths.some(path => isIgnored(path, ignored)) &&
        'The config has ESLint ignore this file: it isn’t linted at all.',
      parser !== undefined &&
        parser !== ownParser &&
        `For this file, the config sets the parser \`${parser}\`, which uses a tsconfig only if it hands the code to \`${ownParser}\`.`,
    ]),
  };
}

/** The parser's options where they were pasted without what is around them. */
function readBareOptions({ root }: ConfigDocument): unknown {
  const whole: unknown = root && valueOf(root);
  const isBare = names.some(name =>
    Object.hasOwn(Object(whole) as object, name),
  );
  return isBare ? whole : {};
}
