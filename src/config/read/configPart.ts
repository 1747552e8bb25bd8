import type { Node } from 'jsonc-parser';
import type { Globals } from '../../linter/protocol';
import type { LintConfig } from '../../linter/types';
import type { RuleEntry } from '../ruleEntry';
import type { TextProblem } from '../textProblem';
import type { FilePattern } from './filePatterns';

type LanguageOptions = NonNullable<LintConfig['languageOptions']>;

/**
 * One of the objects that a config consists of: an element of a flat config, or an eslintrc config's main
 * part, or one of its overrides. All that is in the text is here, whether or not the playground can use it.
 */
export interface ConfigPart {
  /** Its place in the text. */
  node: Node;
  name: string | undefined;
  /** Patterns as in a flat config; `undefined`: for all files. */
  files: readonly FilePattern[] | undefined;
  ignores: readonly string[];
  /** Set where `ignores` is for ESLint as a whole: the patterns' place. */
  ignoresAll: Node | undefined;
  /** Whether it is for files that cannot be parsed here, so that nothing of it is used. */
  isUnparsed: boolean;
  /** Presets that the linter has, by its names. */
  presets: readonly string[];
  /** Names of environments, and globals by name; later ones outrank earlier ones. */
  globals: readonly (Globals | string)[];
  languageOptions: Pick<LanguageOptions, 'ecmaVersion' | 'sourceType'>;
  /** As they are written, with where type information comes from. */
  parserOptions: Readonly<Record<string, unknown>>;
  linterOptions: NonNullable<LintConfig['linterOptions']>;
  settings: NonNullable<LintConfig['settings']>;
  rules: readonly WrittenRule[];
  /** What has to be said of the part, apart from its rules: above all what is left out. */
  remarks: readonly TextProblem[];
}

/** A rule as a config sets it. */
export interface WrittenRule {
  id: string;
  entry: RuleEntry;
  key: Node;
  value: Node;
  /** Why it is left out; `undefined` for a rule of the playground's plugin or of ESLint itself. */
  missing: string | undefined;
}
