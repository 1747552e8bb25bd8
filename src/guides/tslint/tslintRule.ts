/** A core rule of TSLint, and what does its work now. */
export interface TslintRule {
  rule: string;
  /** What to use now, best first. None: there is no replacement. */
  replacements: Replacement[];
  /** A sentence about the replacements; backticks mark code. */
  note?: string;
}

export interface Replacement {
  kind: string;
  /** Name of the rule or compiler option; none for a formatter. */
  name?: string;
  /** It covers only a part of what the TSLint rule reported. */
  partial?: boolean;
}

/** As a kind: rules that nothing replaces. */
export const noReplacement = 'none';

/** What a rule can be replaced by, as the table's data says it, and in words. */
export const replacementKinds: Readonly<Record<string, string>> = {
  'typescript-eslint': 'A typescript-eslint rule',
  eslint: 'An ESLint rule',
  stylistic: 'An ESLint Stylistic rule',
  plugin: 'A rule of another plugin',
  'compiler-option': 'A compiler option',
  formatter: 'A formatter',

  [noReplacement]: 'Nothing',
};
