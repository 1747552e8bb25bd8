/** What a version of the plugin changed in its rules. */
export interface VersionChanges {
  version: string;
  /** When it was released, as in `2024-05-20`. */
  date: string;
  /** Names of rules, here and below without the plugin's prefix. */
  added: string[];
  deprecated: ReplacedRule[];
  removed: ReplacedRule[];
  options: OptionChange[];
}

export interface ReplacedRule {
  name: string;
  /** As in a config, with the prefix of their plugin. */
  replacedBy: string[];
}

/** The names of options that a rule got, or no longer has. */
export interface OptionChange {
  rule: string;
  added: string[];
  removed: string[];
}

export const changesPage = '/users/rule-changes';

/** The address of a version on the page of changes, without "#". */
export function versionAnchor(version: string): string {
  return `v${version}`;
}
