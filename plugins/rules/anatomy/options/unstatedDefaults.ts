/** What an option does as long as it isn't set. */
export type UnstatedDefault = { follows: string } | { value: unknown };

/**
 * Defaults that the plugin's metadata doesn't state, by rule and option: a test lints the examples of
 * the rules' pages with and without them. A name that ends in `.` stands for all that begin with it.
 */
export const unstatedDefaults: Partial<
  Record<string, Record<string, UnstatedDefault>>
> = {
  'array-type': { readonly: { follows: 'default' } },
  'ban-types': { extendDefaults: { value: true } },
  'explicit-member-accessibility': {
    'overrides.': { follows: 'accessibility' },
    ignoredMethodNames: { value: [] },
  },
  'member-ordering': {
    classes: { follows: 'default' },
    classExpressions: { follows: 'default' },
    interfaces: { follows: 'default' },
    typeLiterals: { follows: 'default' },
  },
  'no-magic-numbers': { ignoreTypeIndexes: { value: false } },
  'no-misused-promises': {
    'checksVoidReturn.': { follows: 'checksVoidReturn' },
  },
  'no-unused-vars': {
    args: { value: 'after-used' },
    caughtErrors: { value: 'none' },
    ignoreRestSiblings: { value: false },
    vars: { value: 'all' },
  },
  'restrict-template-expressions': {
    allowArray: { value: false },
    allowNever: { value: false },
  },
};

/** What an option of a rule does as long as it isn't set, where the plugin doesn't state it. */
export function unstatedDefault(
  ruleName: string,
  option: string,
): UnstatedDefault | undefined {
  const entries = Object.entries(unstatedDefaults[ruleName] ?? {});
  return entries.find(([name]) =>
    name.endsWith('.') ? option.startsWith(name) : option === name,
  )?.[1];
}
