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

export interface TslintFilter {
  /** Words, each of which a row has to contain. Case doesn't matter. */
  text: string;
  /** A `kind` of replacement, `noReplacement`, or nothing for all rules. */
  kind: string;
}

/** Whether a rule is among those asked for, by its name or by what its row says about it. */
export function matchTslintRule(
  { rule, replacements, note = '' }: TslintRule,
  { text, kind }: TslintFilter,
): boolean {
  const row = [rule, ...replacements.map(({ name = '' }) => name), note]
    .join('\n')
    .toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every(word => row.includes(word)) &&
    (kind === '' ||
      (kind === noReplacement
        ? replacements.length === 0
        : replacements.some(replacement => replacement.kind === kind)))
  );
}
