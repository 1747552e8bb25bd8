import type { Node } from 'jsonc-parser';
import {
  describeFormat,
  findFirstToken,
  foreignFormat,
} from '../convert/foreignFormat';
import { parseJson, propertyOf } from '../json/parseJson';
import type { TextProblem } from '../textProblem';
import { configForFile, type FileConfig } from './configForFile';
import type { ConfigPart } from './configPart';
import { ReadingLog } from './readingLog';
import { readPart } from './readPart';
import {
  readIgnorePatterns,
  readOverrideScope,
  readScope,
  type Scope,
} from './readScope';

/** A config's text, read. */
export interface ConfigReading {
  /** In the order in which they outrank each other; none when the text is no config. */
  parts: readonly ConfigPart[];
  /** For the linter, and a certain file; `undefined` when the text is no config. */
  config: FileConfig['config'] | undefined;
  /** Whether ESLint ignores that file. */
  isIgnored: boolean;
  /** Whether something in it is not used: see {@link problems}. */
  leavesOut: boolean;
  problems: TextProblem[];
}

/**
 * Reads the text of a config: an eslintrc config or the like of a flat config, an object or a list of
 * them, as JSON with comments or JSON5. Rules themselves are the linter's to judge.
 *
 * @param fileName the code's: parts of a config are for certain files
 */
export function readConfig(
  text: string,
  fileName = 'example.ts',
): ConfigReading {
  const format = foreignFormat(text);
  if (format !== undefined) {
    return refuse({
      severity: 'error',
      message: `This is ${describeFormat(format)}. Here, a config is JSON with comments: { "rules": { … } }.`,
      offset:
        format === 'JavaScript' ? findFirstToken(text) : text.search(/\S/),
      length: 1,
    });
  }
  const { root, problems } = parseJson(text);
  const reader = new ConfigReader(new ReadingLog(problems));
  reader.read(root);
  if (reader.log.isBroken) {
    return refuse(...problems);
  }
  const forFile = configForFile(reader.parts, fileName);
  return {
    ...forFile,
    parts: reader.parts,
    leavesOut: reader.log.leavesOut,
    problems: [...problems, ...forFile.problems],
  };
}

/** All of a config's text, whatever files its parts are for. */
export interface WholeConfig {
  /** As in {@link ConfigReading}, with what other packages have. */
  parts: readonly ConfigPart[];
  problems: readonly TextProblem[];
  /** Whether the text is no config. */
  isBroken: boolean;
}

/**
 * Reads the text of a config like {@link readConfig}, for use outside the linter here: what other
 * packages have is kept, and so are parts for files that aren't code.
 */
export function readWholeConfig(text: string): WholeConfig {
  const { root, problems } = parseJson(text);
  const reader = new ConfigReader(new ReadingLog(problems, true));
  reader.read(root);
  const { isBroken } = reader.log;
  return { parts: isBroken ? [] : reader.parts, problems, isBroken };
}

function refuse(...problems: TextProblem[]): ConfigReading {
  return {
    parts: [],
    config: undefined,
    isIgnored: false,
    leavesOut: false,
    problems,
  };
}

/** Takes a text apart. */
class ConfigReader {
  readonly parts: ConfigPart[] = [];

  constructor(readonly log: ReadingLog) {}

  read(node: Node | undefined): void {
    if (node?.type === 'array') {
      for (const element of node.children ?? []) {
        this.read(element);
      }
    } else if (node !== undefined) {
      this.readObject(node, part => readScope(part, this.log));
    }
  }

  private readObject(node: Node, scopeOf: (node: Node) => Scope): void {
    if (node.type !== 'object') {
      this.log.refuse(node, 'A config is an object, like { "rules": { … } }.');
      return;
    }
    const scope = scopeOf(node);
    const ignored = readIgnorePatterns(node);
    if (ignored !== undefined) {
      this.parts.push(readPart({ ...node, children: [] }, ignored, this.log));
    }
    this.parts.push(readPart(node, scope, this.log));
    // They outrank the rest, wherever they are.
    const overrides = propertyOf(node, 'overrides')?.value;
    if (overrides !== undefined && overrides.type !== 'array') {
      this.log.refuse(overrides, '"overrides" has to be a list: [ … ].');
    }
    for (const override of overrides?.children ?? []) {
      this.readObject(override, part =>
        readOverrideScope(part, scope, this.log),
      );
    }
  }
}
