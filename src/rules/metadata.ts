/** The facts about a rule that pages show. They are read from the plugin at build. */
export interface RuleMetadata {
  /** Name without the plugin's prefix, e.g. `no-explicit-any`. */
  name: string;
  /** The first version of the plugin that has the rule. */
  since?: string;
  type: 'layout' | 'problem' | 'suggestion';
  docs: {
    description: string;
    requiresTypeChecking?: true;
    /** The only option that needs type information; absent where the rule always does. */
    typedOption?: string;
    /** `true` when the core rule has the same name, else the core rule's name. */
    extendsBaseRule?: string | true;
  };
  fixable?: 'code' | 'whitespace';
  hasSuggestions?: true;
  deprecated?: true;
  /** Names of the rules to use instead, as the plugin states them. */
  replacedBy?: string[];
  /** The presets that turn the rule on, of those that a project chooses among, and in their order. */
  presets: RulePreset[];
}

export interface RulePreset {
  /** Name as written in an `.eslintrc`, without `plugin:@typescript-eslint/`. */
  name: string;
  severity: 'error' | 'warn';
  /** Options that the preset sets; absent where it leaves the defaults. */
  options?: unknown[];
}

/** What some rules are for: a group of the list of rules. A rule may be in several. */
export interface RulePurpose {
  name: string;
  about: string;
  /** Names, in order. */
  rules: string[];
}

/** Whether a rule is about formatting alone, which is a formatter's job. */
export function isFormattingRule({
  type,
  replacedBy = [],
}: Pick<RuleMetadata, 'replacedBy' | 'type'>): boolean {
  return (
    type === 'layout' || replacedBy.some(name => name.startsWith('@stylistic/'))
  );
}
