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
  /** All that it extends, in order: those presets, by the linter's names, and those of other packages. */
  extended: readonly ExtendedConfig[];
  /** Plugins of other packages, as the config names them. */
  plugins: readonly string[];
  /** A parser that isn't the linter's, by its package; `inner` is the one it hands code to. */
  parser: { name: string; inner: string | undefined } | undefined;
  /** Of another package: `vue/vue`. */
  processor: string | undefined;
  /** Environments that plugins have: `cypress/globals`. */
  foreignEnvironments: readonly string[];
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

/** Something in `extends`. */
export interface ExtendedConfig {
  /** As the linter knows it; of another package, as the config has it. */
  name: string;
  /** Whether the linter doesn't have it. */
  isForeign: boolean;
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
