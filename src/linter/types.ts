import type * as parser from '@typescript-eslint/parser';
import type { TSESLint } from '@typescript-eslint/utils';
import type ts from 'typescript';

/** What the engine works with. The caller hands it in, so that the engine itself knows neither Node nor a browser. */
export interface LinterEnvironment {
  /** The TypeScript that the parser uses too. */
  ts: typeof ts;
  /** Text of TypeScript's lib files by file name, e.g. `lib.es2022.d.ts`. */
  libFiles: ReadonlyMap<string, string>;
  Linter: new (options: { configType: 'flat'; cwd: string }) => TSESLint.Linter;
  parser: Pick<typeof parser, 'meta' | 'parseForESLint'>;
  plugin: Pick<TSESLint.FlatConfig.Plugin, 'meta' | 'rules'>;
  /** Types of packages, for the code that asks for them. The caller may add some between two calls. */
  typePacks?: readonly TypePack[];
}

/** Types of packages that belong together. */
export interface TypePack {
  name: string;
  /** What an import of them, or a `types` of the compiler options, begins with. */
  modules: readonly string[];
  /** Text of declarations and each package.json by their paths in a project: `node_modules/@types/react/index.d.ts`. */
  files: ReadonlyMap<string, string>;
}

/** What ESLint is told, in the shape of a flat config; plugin, parser and type information are the engine's part. */
export interface LintConfig {
  /** By rule id: core rules by name, the plugin's rules with the prefix `@typescript-eslint/`. */
  rules?: TSESLint.FlatConfig.Rules;
  languageOptions?: Omit<TSESLint.FlatConfig.LanguageOptions, 'parser'>;
  linterOptions?: TSESLint.FlatConfig.LinterOptions;
  settings?: TSESLint.FlatConfig.Settings;
}

export type CompilerOptionsJson = Readonly<Record<string, unknown>>;

/** A file of the project, by its name relative to the project folder. */
export interface ProjectFile {
  name: string;
  code: string;
}

export interface SourceInput {
  code: string;
  /** Relative to the project folder; `example.ts` by default. Its extension says what the code is. */
  fileName?: string;
  /** All of them: the engine adds nothing to them. {@link defaultCompilerOptions} when left out. */
  compilerOptions?: CompilerOptionsJson;
  /** What else is in the project: code, declarations, JSON. None by default. */
  otherFiles?: readonly ProjectFile[];
}

export interface LintInput extends SourceInput {
  config?: LintConfig;
}

export type LintMessage = TSESLint.Linter.LintMessage;

/**
 * Why a rule, or the whole config, could not be used. The other rules ran all
 * the same, unless there is no rule to blame or a comment in the code had
 * switched the rule on: then nothing was linted.
 */
export interface LintError {
  /**
   * - `config`: the config names an unknown rule, gives a rule options that its
   *   schema refuses, or is wrong in another way.
   * - `crash`: the rule threw while it ran.
   */
  kind: 'config' | 'crash';
  /** The rule at fault; `null` when there is none. */
  ruleId: string | null;
  /** ESLint's words, or those of the error that was thrown. */
  message: string;
}

/** What linting found. Not plain data: it refers to the syntax trees and the program. */
export interface LintResult {
  messages: LintMessage[];
  /** Rules that could not be used. Who ignores them takes a broken config for clean code. */
  errors: LintError[];
  /** ESLint's view: `ast` with tokens and comments, `scopeManager`, `parserServices`. `null` when the code does not parse. */
  sourceCode: TSESLint.SourceCode | null;
  /** TypeScript's view of the same code. `null` where TypeScript itself cannot bear it, as with code that is nested too deeply. */
  typescript: TypeScriptView | null;
  /** TypeScript's syntax and type errors in the code. Computed when called. Throws where TypeScript itself does. */
  typeDiagnostics: () => TypeDiagnostic[];
  /** What TypeScript says against the compiler options. Computed when called. */
  compilerOptionDiagnostics: () => CompilerOptionDiagnostic[];
}

export interface TypeScriptView {
  program: ts.Program;
  checker: ts.TypeChecker;
  sourceFile: ts.SourceFile;
}

export interface FixResult {
  fixed: boolean;
  /** The code after ESLint's at most ten passes of fixes. */
  output: string;
  /** Reports on `output`. */
  messages: LintMessage[];
  errors: LintError[];
}

/** A diagnostic of the compiler that has no place in the code. */
export interface CompilerOptionDiagnostic {
  /** The number after `TS`. */
  code: number;
  category: 'error' | 'message' | 'suggestion' | 'warning';
  message: string;
}

export interface TypeDiagnostic extends CompilerOptionDiagnostic, FilePlace {}

/** A range of a file: offsets from 0, lines and columns from 1 as in ESLint's messages. */
export interface FilePlace {
  start: number;
  end: number;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

export interface OpenedFile {
  languageService: ts.LanguageService;
  filePath: string;
}

/** A lint engine that stays warm between calls. No call leaves anything behind that another would see. */
export interface LinterService {
  lint: (input: LintInput) => LintResult;
  /** Applies every fix, with up-to-date types in each pass. */
  fix: (input: LintInput) => FixResult;
  /** Opens the code for completions, hovers and the like. Good until the next call. */
  open: (input: SourceInput) => OpenedFile;
}
