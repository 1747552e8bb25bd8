/**
 * What changes from one version of typescript-eslint to the one that the site documents. The build makes it
 * from both versions of the packages, and pages show it.
 */
export interface VersionChanges {
  from: string;
  to: string;
  requirements: Requirement[];
  added: AddedRule[];
  removed: ReplacedRule[];
  deprecated: ReplacedRule[];
  /** Rules that are in both versions, with something else to say. */
  changed: ChangedRule[];
  presets: ChangedPreset[];
  parserOptions: ChangedParserOption[];
}

/** What both versions have; absent in the one that has nothing. */
interface Change<Value> {
  before?: Value | undefined;
  after?: Value | undefined;
}

/** What the packages ask for, as ranges of versions. */
export interface Requirement extends Change<string> {
  name: string;
}

/** A rule that only the later version has. */
export interface AddedRule {
  name: string;
  description: string;
  /** The first version that has it. */
  since: string;
}

/** A rule that is gone, or should no longer be used. */
export interface ReplacedRule {
  name: string;
  /** The version in which that happened. */
  since: string;
  /** What to use instead, as configs name it. */
  replacedBy: string[];
}

/** What is different about a rule. */
export interface ChangedRule {
  name: string;
  options: ChangedOption[];
  messages: ChangedMessage[];
  /** Set where the rule needs types in one version only: whether that is the later one. */
  needsTypes?: boolean;
  /** Set where the rule has fixes in one version only: whether that is the later one. */
  fixes?: boolean;
  /** Set where the rule has suggestions in one version only: whether that is the later one. */
  suggests?: boolean;
}

export interface ChangedOption extends Change<OptionState> {
  /** As in the table on the rule's page: `checksVoidReturn.arguments`. */
  name: string;
}

/** An option as a version has it. */
export interface OptionState {
  type: string;
  /** Printed; absent where nothing is set. */
  default?: string;
}

/** The text of a message, with `{{ … }}` for what is filled in. */
export interface ChangedMessage extends Change<string> {
  id: string;
}

/** What a preset sets for a rule: a severity, or a list of it and options. */
export type PresetEntry = unknown;

/** A preset, and which of its rules are different. */
export interface ChangedPreset {
  /** As in an `.eslintrc`, without the plugin's prefix. */
  name: string;
  state: 'changed' | 'gone' | 'new' | 'same';
  /** The preset of the later version that sets the same: this is an older name for it. */
  sameAs?: string;
  rules: ChangedPresetRule[];
  /** What it sets in both versions, by rules as in a config. */
  kept: Record<string, PresetEntry>;
}

/** What a preset sets for a rule. */
export interface ChangedPresetRule extends Change<PresetEntry> {
  /** As in a config. */
  id: string;
}

/** An option of the parser that only one version has, or what it is called in each. */
export type ChangedParserOption = Change<string>;

/** A version as people say it: `5.62` for `5.62.0`. */
export function shortVersion(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
