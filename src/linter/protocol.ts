import type { OriginInformation, ReportPlace } from './anyOrigin';
import type {
  CompilerOptionDiagnostic,
  CompilerOptionsJson,
  FilePlace,
  FixResult,
  LintConfig,
  LintError,
  LintMessage,
  ProjectFile,
  TypeDiagnostic,
} from './types';

export type { OriginInformation, OriginStep } from './anyOrigin';

/**
 * What passes between the page and the linter's worker: plain data only. The
 * page's side is `client.ts`, the other `worker.ts`.
 */

/** Globals by name, with what code may do with them. */
export type Globals = NonNullable<
  NonNullable<LintConfig['languageOptions']>['globals']
>;

/** A config as people write it: presets by name, and rules. */
export interface WorkerConfig extends LintConfig {
  /** As in an `.eslintrc`: `eslint:recommended`, `plugin:@typescript-eslint/strict`, or the preset's bare name. */
  extends?: string[];
  /** Later ones outrank earlier ones. A text is the name of an environment, as in `env` of an `.eslintrc`. */
  globals?: (Globals | string)[];
  /** Whether it is a flat config, for which ESLint reads no environments from comments. */
  isFlat?: boolean;
  /** Those of its parts for certain files that are for this one: each outranks what is before it. */
  overrides?: Pick<WorkerConfig, 'extends' | 'rules'>[];
}

/** Everything that the linter's answers depend on. */
export interface WorkerInput {
  code: string;
  /** Its extension decides how the code is parsed. */
  fileName: string;
  sourceType: 'module' | 'script';
  config: WorkerConfig;
  compilerOptions: CompilerOptionsJson;
  /** What else is in the project: what is asked is about the code, as it is next to these. */
  otherFiles?: readonly ProjectFile[];
  /** How often the reader has asked to try again: types that could not be loaded are tried at once then. */
  attempt?: number;
}

/** How a file's types depend on the other files of the project. */
export interface FileRelations {
  /** Names of those that its types can come from, directly or by way of others. */
  dependsOn: string[];
  /** Whether every other file depends on it: it declares globals, or parts of other modules. */
  isGlobal: boolean;
}

/**
 * A module that has no types here and that code imports, itself or through another file of the project, and what
 * follows from that alone. Its place is that of its name, or the other file's, where it's imported first.
 */
export interface UntypedImport extends FilePlace {
  module: string;
  /** What is imported from it, each once: names of its exports, `default`, `*` for all, `=` for `import x = require()`. */
  names: string[];
  /** Which of TypeScript's diagnostics say that it isn't found. */
  notFound: number[];
  /** Which of ESLint's messages are about a value of it. */
  messages: number[];
  /** Which of TypeScript's diagnostics are. */
  typeDiagnostics: number[];
}

/** Everything that is found in a file. */
export interface WorkerReport {
  messages: LintMessage[];
  /** Wrong configs, rules that threw, presets that are not there. */
  errors: LintError[];
  /** How many rules the config has on, those that could not be used left out. */
  activeRules: number;
  /** Without what a message says of code that can't be parsed. */
  typeDiagnostics: TypeDiagnostic[];
  compilerOptionDiagnostics: CompilerOptionDiagnostic[];
  /** Where there are other files. */
  relations?: FileRelations;
  /** What the code imports without types here, and which of the above follow from that alone. */
  untypedImports: UntypedImport[];
  /** Types of packages that the code asks for and that could not be loaded, and why, in a sentence. */
  missingPacks: { title: string; reason: string }[];
  /** The packages that the others are of, with their versions. */
  typePackages: Record<string, string>;
  /** Milliseconds in the worker. */
  duration: number;
}

/** What a rule reports when it runs alone, at severity `error` and with its default options. */
export interface RuleFinding {
  ruleId: string;
  messages: LintMessage[];
}

/** `es`: ESTree with tokens and comments; `ts`: TypeScript's tree; `scope`: the scope manager's. */
export type SyntaxTreeKind = 'es' | 'scope' | 'ts';

/** `type:12`: what the type at the offset 12 consists of. */
export type TypeTreeKind = `type:${string}`;

export type TreeKind = SyntaxTreeKind | TypeTreeKind;

/** Names of properties and numbers of elements, from the root of a tree down. */
export type TreePath = readonly (number | string)[];

/** A property or an element in a tree. Its own are asked for when it is unfolded: trees can be big. */
export interface TreeEntry {
  name: number | string;
  /** `node` has a place in the code, `value` has nothing inside. */
  kind: 'array' | 'node' | 'object' | 'value';
  /** The node's type, the literal, or a short form of anything else. */
  text: string;
  /** Offsets in the code, from 0. */
  range?: [start: number, end: number];
  size: number;
}

export interface SelectorMatch {
  type: string;
  range: [start: number, end: number];
  path: TreePath;
}

/** The matches, what is wrong with the selector, or, where it finds no end, why it was given up. */
export type SelectorResult =
  { abandoned: string } | { error: string } | { matches: SelectorMatch[] };

/** The types, symbol and flags of the node at a place. Most statements have none. */
export interface TypeInformation {
  /** Kind of the node, and its place. */
  node: string;
  range: [start: number, end: number];
  type?: string;
  /** The type's flags and the symbol's, by name. */
  typeFlags?: string[];
  symbol?: { name: string; flags: string[]; declarations: string[] };
  signature?: string;
  constraint?: string;
  contextualType?: string;
}

/**
 * What an entry of `naming-convention` has to do with a name: it decides about it, another one goes first,
 * it isn't for names of this kind, or one or several of its conditions keep it from this one.
 */
export type NamingVerdict =
  | 'conditions'
  | 'decides'
  | 'filter'
  | 'modifiers'
  | 'outranked'
  | 'selector'
  | 'types';

/** How the rule `naming-convention` chooses an entry of its options for a name. */
export interface NamingDecision {
  /** As in the rule's messages: "Variable name `x`". */
  subject: string;
  /** In the order of the options; those that the rule has by default if the config has none. */
  entries: {
    entry: Readonly<Record<string, unknown>>;
    verdict: NamingVerdict;
  }[];
}

/** What another config would report, and what it sets, next to the reader's: "here" and "there". */
export interface ConfigComparison {
  onlyHere: LintMessage[];
  onlyThere: LintMessage[];
  /** As with either: their severities may differ. */
  both: [here: LintMessage, there: LintMessage][];
  /** Rules whose severity or options differ: `error, {"allow":[]}`, or `off`. By name. */
  settings: { ruleId: string; here: string; there: string }[];
  /** What kept rules of the other config from being used. */
  errors: LintError[];
}

/** The type that a comment asks for: `// ^?`, with the `^` below what it's about. */
export interface TypeQuery {
  /** Offset of the comment's end in the code. */
  end: number;
  /** From 1, of the code that the comment is about. */
  line: number;
  /** Its declaration with its type, on one line. */
  text: string;
}

/** A completion, by the words of TypeScript's language service. */
export interface Completion {
  name: string;
  kind: string;
  sortText: string;
  insertText?: string;
  /** Offsets of what it replaces, where that is not the word before the cursor. */
  range?: [start: number, end: number];
}

export interface Hover {
  range: [start: number, end: number];
  /** In TypeScript. */
  declaration: string;
  /** Plain text or Markdown from the declaration's comment. */
  text: string;
}

export interface SignatureHelp {
  signatures: {
    label: string;
    documentation: string;
    /** Offsets in the label. */
    parameters: {
      label: [start: number, end: number];
      documentation: string;
    }[];
  }[];
  activeSignature: number;
  activeParameter: number;
}

/** Questions to the worker, by name. Each is independent: it contains the whole input. */
export interface WorkerQuestions {
  lint: (input: WorkerInput) => WorkerReport;
  /** The same of a file that isn't shown: it waits for all that is about the one that is. */
  lintOther: (input: WorkerInput) => WorkerReport;
  fix: (input: WorkerInput) => Omit<FixResult, 'messages'>;
  /** Runs every rule of the plugin and the core on its own, and lists those that report. */
  findRules: (input: WorkerInput) => RuleFinding[];
  /** What is in a tree below each of the paths: nothing below one that it doesn't have. */
  treeChildren: (
    input: WorkerInput,
    tree: TreeKind,
    paths: readonly TreePath[],
  ) => TreeEntry[][];
  treePathAt: (
    input: WorkerInput,
    tree: SyntaxTreeKind,
    offset: number,
  ) => TreePath;
  select: (input: WorkerInput, selector: string) => SelectorResult;
  typeAt: (input: WorkerInput, offset: number) => TypeInformation | null;
  compare: (input: WorkerInput, other: WorkerConfig) => ConfigComparison;
  /** Which entry of `naming-convention` decides about the name at an offset; `null` without that rule or a name. */
  namingEntry: (input: WorkerInput, offset: number) => NamingDecision | null;
  /** What the code's `// ^?` comments ask for, in their order. */
  typeQueries: (input: WorkerInput) => TypeQuery[];
  /** Where the `any` that a report is about comes from; `null` where it is about none. */
  origin: (input: WorkerInput, report: ReportPlace) => OriginInformation | null;
  complete: (input: WorkerInput, offset: number) => Completion[];
  describeCompletion: (
    input: WorkerInput,
    offset: number,
    name: string,
  ) => Hover | null;
  hover: (input: WorkerInput, offset: number) => Hover | null;
  signatureHelp: (input: WorkerInput, offset: number) => SignatureHelp | null;
  /** The files whose imports change when a file of the project gets another name, as they are then. */
  renameFile: (
    input: WorkerInput,
    name: string,
    newName: string,
  ) => ProjectFile[];
}

export interface WorkerQuestion {
  name: keyof WorkerQuestions;
  parameters: Parameters<WorkerQuestions[keyof WorkerQuestions]>;
}

/** What the page's end says to the worker: first `start`, then one question at a time. */
export type MessageToWorker =
  /** `libs`: address of TypeScript's lib files. */
  | { kind: 'start'; libs: string; packs: readonly PackAsset[] }
  | ({ kind: 'question' } & WorkerQuestion);

/** What the worker says: one message to each that it gets, but for `loading` and `loaded`. */
export type MessageFromWorker =
  | { kind: 'started' }
  | { kind: 'failed'; reason: string }
  /** The question asks for types of packages: bytes that it waits for, and what they are for readers. */
  | { kind: 'loading'; what: string; size: number }
  /** They are there, or could not be loaded. */
  | { kind: 'loaded' }
  | { kind: 'answer'; answer: unknown }
  /** Answering threw: a fault of ours, or code that TypeScript itself cannot bear. */
  | { kind: 'threw'; reason: string };

/** What the worker is doing, for the reader to see. */
export type WorkerStatus =
  /** Bytes loaded of all that is needed; `what` is for people: "TypeScript 5.4.5", "ESLint and its rules". */
  | { state: 'loading'; what: string; loaded: number; total: number }
  | { state: 'starting' }
  | { state: 'ready' }
  | { state: 'busy'; asked: keyof WorkerQuestions }
  /** Stopped after the time limit, or of itself; it has been started again. Stays until the next question. */
  | { state: 'restarted'; reason: string }
  /** It could not be loaded or started, or has never answered. `retry()` tries again. */
  | { state: 'failed'; reason: string };

/** The page's end of the worker. */
export interface LinterClient {
  /**
   * Asks the worker. A newer question of the same name replaces one that
   * waits; a replaced or cancelled one is answered by `undefined`, so stale
   * answers are never shown. Of `origin`, those for other reports of the same
   * input stay: several may be unfolded at once. What waits while nothing can
   * be loaded is answered after `retry()`. `select` waits for all others.
   *
   * @throws (rejects) when answering threw, as TypeScript does on some code
   */
  ask: <Name extends keyof WorkerQuestions>(
    name: Name,
    ...parameters: Parameters<WorkerQuestions[Name]>
  ) => Promise<ReturnType<WorkerQuestions[Name]> | undefined>;
  /** Calls back at once and at each change. */
  watch: (listener: (status: WorkerStatus) => void) => () => void;
  retry: () => void;
  stop: () => void;
  dispose: () => void;
}

export interface PackFile {
  /** What an import of them, or a `types` of the compiler options, begins with: `react`, `node:fs`. */
  modules: string[];
  /** Declarations and each package.json by their paths in a project: `node_modules/@types/react/index.d.ts`. */
  files: Record<string, string>;
}

/** Where the types of packages are, and whether code needs them. */
export interface PackAsset extends Pick<PackFile, 'modules'> {
  name: string;
  /** For readers, behind "the types of". */
  title: string;
  /** Address of a {@link PackFile}, as JSON. */
  address: string;
  /** Bytes, uncompressed. */
  size: number;
}

/** Addresses of the built files, from the playground plugin's data. */
export interface PlaygroundAssets {
  /** The worker's own script: ESLint, parser, plugin, engine. */
  worker: string;
  /** Newest first. */
  typescript: {
    version: string;
    /** TypeScript itself, minified. */
    script: string;
    /** Lib files by name, as JSON. */
    libs: string;
    /** Compiler options for completion and checks of a tsconfig, as JSON. */
    options: string;
    /** Bytes, uncompressed, of script and libs: for showing progress. */
    size: number;
  }[];
  packs: PackAsset[];
  defaultVersion: string;
  /** Every rule with description, schema, and so on, as JSON: {@link KnownRules}. */
  rules: string;
  /** Bytes, uncompressed, of the worker's script. */
  workerSize: number;
  /** The script of the worker that reads tsconfigs: see `src/adopt/project`. */
  projectWorker: string;
}

/** A rule as the config's editor knows it. */
export interface PlaygroundRule {
  id: string;
  description: string;
  /** Its page: on this site, or ESLint's. */
  url: string;
  fixable: boolean;
  hasSuggestions: boolean;
  requiresTypeChecking: boolean;
  deprecated: boolean;
  /** What to use in place of a deprecated one, as the plugin says it: rules of ours with the prefix. */
  replacedBy?: string[];
  /** The rule of the core that it takes the place of. */
  extendsRule?: string;
  /** What presets set for it: options, and that it is off, included. */
  entries: PresetEntry[];
  /** JSON schema of its options, as an array schema. */
  schema: unknown;
  /** What it uses without options, as far as it states that. */
  defaults: readonly unknown[];
}

export interface RemovedRule {
  id: string;
  /** The first version without it. */
  removedIn: string;
  /** What to use instead: rules of the plugin with its prefix, of the core without. */
  replacedBy: string[];
  url?: string;
}

/** What the config's editor knows of rules. */
export interface KnownRules {
  /** Every rule of the plugin and of the core. */
  rules: readonly PlaygroundRule[];
  removed: readonly RemovedRule[];
}

export interface PresetEntry {
  /** `strict`, or, of the core, `eslint:recommended`. */
  preset: string;
  entry: NonNullable<LintConfig['rules']>[string];
  /** Set where JavaScript is left out. */
  onlyTypescript?: true;
}

/** A compiler option as the tsconfig's editor knows it. */
export interface PlaygroundCompilerOption {
  name: string;
  description: string;
  /** `enum`: one of `values`; `list`: an array of them or of strings. */
  type: 'boolean' | 'enum' | 'list' | 'number' | 'object' | 'string';
  values?: string[];
}
