import { translate } from '@docusaurus/Translate';
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
  'typescript-eslint': translate({
    id: 'guides.tslint.kind.typescriptEslint',
    message: 'A typescript-eslint rule',
  }),
  eslint: translate({
    id: 'guides.tslint.kind.eslint',
    message: 'An ESLint rule',
  }),
  stylistic: translate({
    id: 'guides.tslint.kind.stylistic',
    message: 'An ESLint Stylistic rule',
  }),
  plugin: translate({
    id: 'guides.tslint.kind.plugin',
    message: 'A rule of another plugin',
  }),
  'compiler-option': translate({
    id: 'guides.tslint.kind.compilerOption',
    message: 'A compiler option',
  }),
  formatter: translate({
    id: 'guides.tslint.kind.formatter',
    message: 'A formatter',
  }),

  [noReplacement]: translate({
    id: 'guides.tslint.kind.nothing',
    message: 'Nothing',
  }),
};
