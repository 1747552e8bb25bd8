import type { JSONPath, Node } from 'jsonc-parser';
import type { Globals } from '../../linter/protocol';
import type { LintConfig } from '../../linter/types';
import {
  type JsonProperty,
  problemAt,
  type TextProblem,
} from '../json/parseJson';
import type { RuleEntry } from '../ruleEntry';
import { type FilePattern, leavesOut, matchesFile } from './filePatterns';

type LanguageOptions = NonNullable<LintConfig['languageOptions']>;

/**
 * One of the objects that a config consists of: an element of a flat config, or an eslintrc config's main
 * part, or one of its overrides. All that is in the text is here, whether or not the linter can use it.
 */
export interface ConfigPart {
  node: Node;
  path: JSONPath;
  name: string | undefined;
  /** Patterns as in a flat config; `undefined`: for all files. */
  files: readonly FilePattern[] | undefined;
  ignores: readonly string[];
  /** Set where `ignores` is for ESLint as a whole: the patterns' place. */
  ignoresAll: Node | undefined;
  /** Set where it is left out as a whole, because the linter's parser can parse none of its files. */
  isUnparsed?: boolean;
  /** Presets that the linter has, by its names. */
  presets: string[];
  extended: ExtendedConfig[];
  /** Plugins of other packages, as the config names them. */
  plugins: NamedPlugin[];
  /** The parser, by its package. */
  parser: string | undefined;
  /** What the parser hands code to, or to each language of it: the option that parsers of templates have. */
  innerParser: InnerParser | undefined;
  /** Of another package: `vue/vue`. */
  processor: string | undefined;
  /** Environments that plugins have: `cypress/globals`. */
  foreignEnvironments: string[];
  /** Whether an environment's globals are there, by its name. */
  environments: Record<string, boolean>;
  globals: Globals;
  languageOptions: Pick<LanguageOptions, 'ecmaVersion' | 'sourceType'>;
  /** As they are written, with where type information comes from. */
  parserOptions: Readonly<Record<string, unknown>>;
  /** The same, with their places. */
  writtenParserOptions: JsonProperty[];
  linterOptions: NonNullable<LintConfig['linterOptions']>;
  settings: NonNullable<LintConfig['settings']>;
  rules: WrittenRule[];
  /** What has to be said of the part, apart from its rules: above all what is left out. */
  remarks: Remark[];
}

interface NamedPlugin {
  name: string;
  /** What is imported; `undefined` where its name says so, `null` where it is code of the config itself. */
  source: string | null | undefined;
}

/** A parser by its package, or one for each language, by the language's name. */
export type InnerParser = string | Readonly<Record<string, string>>;

export interface Remark extends TextProblem {
  /** Set where something in the text has no effect. */
  isLeftOut?: true;
  /** Set where it is so only as long as there are no packages but the linter's own. */
  isForeign?: true;
}

/** Something in `extends`. */
export interface ExtendedConfig {
  written: string;
  node: Node;
  /** As the linter knows it; `undefined` for one that it doesn't have. */
  preset: string | undefined;
  /** Whether another package or file has it; else there is none of that name. */
  isForeign: boolean;
  /** The preset that was probably meant, where there is none of that name. */
  meant: string | undefined;
}

export interface WrittenRule {
  id: string;
  entry: RuleEntry;
  key: Node;
  value: Node;
  /** Why the linter leaves it out, if it does. */
  missing?: string | undefined;
}

/** Whether a part is for all files. */
export function isForAll({
  files,
  ignores,
}: Pick<ConfigPart, 'files' | 'ignores'>): boolean {
  return files === undefined && ignores.length === 0;
}

/** Whether a part is for a file that ESLint does not ignore. */
export function appliesTo(
  { files, ignores, isUnparsed = false }: ConfigPart,
  fileName: string,
): boolean {
  return (
    !isUnparsed &&
    (files === undefined || matchesFile(fileName, files)) &&
    !leavesOut(fileName, ignores)
  );
}

/** The patterns of files that ESLint ignores whatever the parts are for. */
export function ignoredByAll(parts: readonly ConfigPart[]): string[] {
  return parts.flatMap(({ ignores, ignoresAll }) =>
    ignoresAll === undefined ? [] : ignores,
  );
}

/** Collects what there is to say of a config while it is read. */
export class ReadingLog {
  isBroken: boolean;
  /** What there is to say of the part that is read, rather than of a rule of it. */
  ofPart: Remark[] = [];

  constructor(readonly problems: Remark[]) {
    this.isBroken = problems.some(({ severity }) => severity === 'error');
  }

  /** Says what keeps the text from being a config. */
  refuse(node: Node, message: string): void {
    this.isBroken = true;
    this.problems.push(problemAt(node, 'error', message));
  }

  say(
    node: Node,
    message: string,
    severity: TextProblem['severity'] = 'info',
    kind: Pick<Remark, 'isForeign' | 'isLeftOut'> = {},
  ): void {
    const remark = { ...problemAt(node, severity, message), ...kind };
    this.problems.push(remark);
    this.ofPart.push(remark);
  }

  /** Says of something in the text that it is not used. @param reason a sentence */
  leaveOut(
    node: Node,
    name: string,
    reason: string,
    severity?: TextProblem['severity'],
    isForeign = false,
  ): void {
    this.say(node, `"${name}" is left out: ${reason}`, severity, {
      isLeftOut: true,
      ...(isForeign && { isForeign }),
    });
  }

  leaveOutForeign(node: Node, name: string, reason: string): void {
    this.leaveOut(node, name, reason, 'info', true);
  }
}
