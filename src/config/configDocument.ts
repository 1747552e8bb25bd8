import type { Node } from 'jsonc-parser';
import type { WorkerConfig } from '../linter/protocol';
import {
  describeFormat,
  findFirstToken,
  foreignFormat,
} from './convert/foreignFormat';
import {
  parseJson,
  problemAt,
  propertyOf,
  repeatedNames,
} from './json/parseJson';
import { configForFile, forLinter } from './read/configForFile';
import { appliesTo, type ConfigPart, type Remark } from './read/configPart';
import { ReadingLog } from './read/configPart';
import { isIgnored } from './read/filePatterns';
import { readParts } from './read/readParts';

/** A config, parsed once: all that reads or changes configs works on it. */
export interface ConfigDocument {
  /** JSON with comments or JSON5. Places are in this text, and edits change it. */
  text: string;
  root: Node | undefined;
  /** A flat config is a list. */
  isFlat: boolean;
  /** In the order in which they outrank each other. */
  parts: readonly ConfigPart[];
  problems: readonly Remark[];
  /** Whether the text is no config. What is in `parts` is then what could be made of it. */
  isBroken: boolean;
}

/** Parses the text of a config, as JSON with comments or JSON5. Rules themselves are the linter's to judge. */
export function parseConfig(text: string): ConfigDocument {
  const { root, problems } = parseJson(text);
  const log = new ReadingLog([...problems, ...repeatedNames(root)]);
  return {
    text,
    root,
    isFlat: root?.type === 'array',
    parts: readParts(root, log),
    problems: log.problems,
    isBroken: log.isBroken,
  };
}

/** A config's text, read for the linter and a certain file. */
export interface ConfigReading {
  /** What other packages have, and what is for files that aren't code, is left out of them. */
  parts: readonly ConfigPart[];
  /** `undefined` when the text is no config. */
  config: WorkerConfig | undefined;
  isIgnored: boolean;
  problems: readonly Remark[];
}

/** Reads the text of a config for the linter. @param fileName the code's: parts of a config are for certain files */
export function readConfig(
  text: string,
  fileName = 'example.ts',
): ConfigReading {
  const format = foreignFormat(text);
  if (format !== undefined) {
    const message = `This is ${describeFormat(format)}. Here, a config is JSON with comments: { "rules": { … } }.`;
    const offset =
      format === 'JavaScript' ? findFirstToken(text) : text.search(/\S/);
    return refuse([problemAt({ offset, length: 1 }, 'error', message)]);
  }
  const { isBroken, isFlat, parts, problems } = parseConfig(text);
  if (isBroken) {
    return refuse(problems);
  }
  const own = forLinter(parts);
  const { config, ...forFile } = configForFile(own, fileName);
  return {
    parts: own,
    config: isFlat ? { ...config, isFlat } : config,
    ...forFile,
    problems: [
      ...problems,
      ...own.flatMap(part => explainPart(part, fileName, forFile.isIgnored)),
    ],
  };
}

function explainPart(
  part: ConfigPart,
  fileName: string,
  isFileIgnored: boolean,
): Remark[] {
  const { ignores, ignoresAll, isUnparsed, node } = part;
  if (isFileIgnored) {
    const message = `ESLint ignores ${fileName}, which is the code’s file name here, so nothing is checked.`;
    return ignoresAll && isIgnored(fileName, ignores)
      ? [problemAt(ignoresAll, 'warning', message)]
      : [];
  }
  const [place = node] = ['files', 'excludedFiles', 'ignores'].flatMap(
    name => propertyOf(node, name)?.key ?? [],
  );
  const message = `This part doesn’t apply to ${fileName}, which is the code’s file name here.`;
  return (ignoresAll ?? isUnparsed ?? appliesTo(part, fileName))
    ? []
    : [problemAt(place, 'info', message)];
}

function refuse(problems: readonly Remark[]): ConfigReading {
  return { parts: [], config: undefined, isIgnored: false, problems };
}
