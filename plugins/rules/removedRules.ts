/** What a page says of a rule that the plugin no longer has. */
export interface RemovedRule {
  name: string;
  description: string;
  /** The rule to use instead: of this plugin with its prefix, of the core without. */
  replacedBy: string[];
}

/**
 * Rules that older versions of the plugin had. Their pages are in no sidebar: they are kept for
 * the links that lead to them, and say what to use instead.
 */
export const removedRules: readonly RemovedRule[] = [
  {
    name: 'camelcase',
    description: 'Enforce camel case names',
    replacedBy: ['@typescript-eslint/naming-convention'],
  },
  {
    name: 'no-duplicate-imports',
    description: 'Disallow importing one module in several statements',
    replacedBy: ['no-duplicate-imports', 'import/no-duplicates'],
  },
  {
    name: 'no-parameter-properties',
    description: 'Disallow parameter properties in class constructors',
    replacedBy: ['@typescript-eslint/parameter-properties'],
  },
];
