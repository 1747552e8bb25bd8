/**
 * The types of typescript-eslint's rule data, made from rules.schema.json.
 */

export type Names = string[];

/**
 * Every rule of @typescript-eslint/eslint-plugin, with the facts and the linted examples of its page.
 */
export interface RuleDataSet {
  /**
   * The address of this schema.
   */
  $schema: string;
  /**
   * The version of the data's shape. It changes when a field is removed or changes its meaning, not when one is added.
   */
  format: 1;
  /**
   * The version of the plugin that the data was read from, such as 7.11.0.
   */
  version: string;
  /**
   * In alphabetical order.
   */
  rules: RuleData[];
  /**
   * Rules that earlier versions of the plugin had.
   */
  removedRules: RemovedRule[];
}
export interface RuleData {
  /**
   * In the file of a single rule: the address of this definition.
   */
  $schema?: string;
  /**
   * In the file of a single rule: the version of the plugin.
   */
  version?: string;
  /**
   * Without the plugin's prefix.
   */
  name: string;
  /**
   * As configs and reports name it, with the prefix.
   */
  id: string;
  /**
   * The rule's page.
   */
  url: string;
  description: string;
  type: 'layout' | 'problem' | 'suggestion';
  /**
   * What `--fix` changes. Missing if the rule has no fixes.
   */
  fixable?: 'code' | 'whitespace';
  hasSuggestions: boolean;
  /**
   * Whether the rule needs type information.
   */
  requiresTypeChecking: boolean;
  /**
   * The rule of ESLint's core that this one replaces, and that has to be off.
   */
  extendsBaseRule?: string;
  /**
   * Only in deprecated rules: the rules to use instead, as the plugin names them.
   */
  replacedBy?: string[];
  /**
   * What the rule is for: the groups of the list of rules.
   */
  purposes?: string[];
  /**
   * The presets that turn the rule on, smallest first.
   */
  presets: PresetSetting[];
  messages: RuleMessage[];
  options: RuleOptions;
  history: RuleHistory;
  /**
   * The examples of the rule's page. The build has linted each of them.
   */
  examples: RuleExample[];
}
export interface PresetSetting {
  /**
   * In an eslintrc config, without `plugin:@typescript-eslint/`.
   */
  name: string;
  /**
   * In a flat config: a property of `tseslint.configs`. Missing if flat configs don't have the preset.
   */
  flatName?: string;
  severity: 'error' | 'warn';
  /**
   * The options that the preset sets. Missing if it leaves the defaults.
   */
  options?: unknown[];
}
export interface RuleMessage {
  id: string;
  /**
   * With placeholders in double braces.
   */
  text: string;
  /**
   * The first report with this message on the rule's page. Missing if no example shows it.
   */
  url?: string;
}
export interface RuleOptions {
  /**
   * A JSON Schema (draft 4) of the list that follows the severity in a config.
   */
  schema: Record<string, unknown>;
  /**
   * The options that the rule uses without any in the config, as far as the plugin states them.
   */
  defaults: unknown[];
  /**
   * The options as a TypeScript type. Missing if there are none.
   */
  typescript?: string;
  /**
   * Each option, followed by those inside it.
   */
  list: RuleOption[];
}
export interface RuleOption {
  /**
   * The path of the property, such as `checksVoidReturn.arguments`, or words for an option that isn't one.
   */
  name: string;
  /**
   * As TypeScript. A long union is cut: `typescript` and `schema` have all of it.
   */
  type: string;
  /**
   * As code.
   */
  default?: string;
  /**
   * A sentence. Backticks mark code.
   */
  description?: string;
}
export interface RuleHistory {
  /**
   * The first version that has the rule. 1.0.0 stands for all earlier versions too.
   */
  since: string;
  /**
   * When that version was released.
   */
  date: string;
  deprecated?: Release;
  /**
   * Earlier rules that this one took the place of.
   */
  replaces?: string[];
  optionChanges: OptionChange[];
}
export interface Release {
  version: string;
  date: string;
}
/**
 * Names of options, and fixed values of them, that a version added or removed.
 */
export interface OptionChange {
  version: string;
  date: string;
  optionsAdded?: Names;
  optionsRemoved?: Names;
  valuesAdded?: Names;
  valuesRemoved?: Names;
}
export interface RuleExample {
  verdict: 'correct' | 'incorrect';
  /**
   * The rule that the example was linted with: the page's own, or one that it compares with.
   */
  rule: string;
  code: string;
  /**
   * The extension that says how to read the code, such as `tsx`.
   */
  language: string;
  fileName: string;
  sourceType: 'module' | 'script';
  /**
   * Where they differ from `{ "strict": true }`, as in a `tsconfig.json`.
   */
  compilerOptions?: Record<string, unknown>;
  /**
   * What follows the severity in the config.
   */
  options: unknown[];
  /**
   * In the order of the code.
   */
  reports: RuleReport[];
  /**
   * The code after all fixes. Missing if no fix changes it.
   */
  output?: string;
}
export interface RuleReport {
  messageId: string;
  message: string;
  /**
   * From 1. 0 stands for the file as a whole.
   */
  line: number;
  /**
   * From 1.
   */
  column: number;
  /**
   * Offset in the code, in UTF-16 units.
   */
  start: number;
  /**
   * Offset of what follows the reported code.
   */
  end: number;
  fix?: Edit;
  suggestions: Suggestion[];
}
/**
 * What a fix replaces, as offsets in the code, and the new text.
 */
export interface Edit {
  start: number;
  end: number;
  text: string;
}
export interface Suggestion {
  messageId: string;
  message: string;
  /**
   * The whole code after the suggestion.
   */
  output: string;
}
export interface RemovedRule {
  name: string;
  id: string;
  since: string;
  removedIn: string;
  removedDate?: string;
  /**
   * Rules of this plugin with their prefix, of ESLint's core without any.
   */
  replacedBy: string[];
}
