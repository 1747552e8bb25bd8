/** What changes from one version to the one that the site documents. The build makes it from both versions of the packages. */
export interface VersionChanges {
  from: string;
  to: string;
  /** What the packages ask for, as ranges of versions. */
  requirements: (Change<string> & { name: string })[];
  /** Rules that only the later version has, with the first one that had them. */
  added: { name: string; description: string; since: string }[];
  removed: ReplacedRule[];
  deprecated: ReplacedRule[];
  /** Rules that are in both versions, with something else to say. */
  changed: ChangedRule[];
  presets: ChangedPreset[];
  /** Options of the parser that only one version has, or what they are called in each. */
  parserOptions: Change<string>[];
}

/** What both versions have; absent in the one that has nothing. */
export interface Change<Value> {
  before?: Value | undefined;
  after?: Value | undefined;
}

/** A rule that is gone, or should no longer be used. */
export interface ReplacedRule {
  name: string;
  since: string;
  /** What to use instead, as configs name it. */
  replacedBy: string[];
}

/** What is different about a rule: where it has something in one version only, whether that is the later one. */
export interface ChangedRule {
  name: string;
  options: ChangedOption[];
  /** By their ids, with `{{ … }}` for what is filled in. */
  messages: (Change<string> & { id: string })[];
  needsTypes?: boolean;
  fixes?: boolean;
  suggests?: boolean;
}

export interface ChangedOption extends Change<OptionState> {
  /** As in the table on the rule's page: `checksVoidReturn.arguments`. */
  name: string;
}

export interface OptionState {
  type: string;
  /** Printed; absent where nothing is set. */
  default?: string;
}

export interface ChangedPreset {
  /** As in an `.eslintrc`, without the plugin's prefix. */
  name: string;
  state: 'changed' | 'gone' | 'new' | 'same';
  /** The preset of the later version that sets the same: this is an older name for it. */
  sameAs?: string;
  rules: readonly ChangedPresetRule[];
  /** What it sets in both versions, by rules as in a config. */
  kept: Record<string, unknown>;
}

/** What a preset sets for a rule: a severity, or a list of it and options. */
export interface ChangedPresetRule extends Change<unknown> {
  id: string;
}

/** A version as people say it: `5.62` for `5.62.0`. */
export function shortVersion(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
