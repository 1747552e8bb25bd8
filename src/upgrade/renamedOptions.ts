/** An option that a rule calls otherwise now. */
export interface RenamedOption {
  rule: string;
  before: string;
  after: string;
  /** Makes the value for the new name. */
  convert: (value: unknown) => unknown;
}

/**
 * Options that only got another name, or another name and the opposite meaning. The packages don't say so:
 * in them, one option is gone and another one is new. From the release notes of 6.0.0.
 */
export const renamedOptions: readonly RenamedOption[] = [
  {
    rule: 'restrict-plus-operands',
    before: 'checkCompoundAssignments',
    after: 'skipCompoundAssignments',
    convert: value => value !== true,
  },
];

/**
 * The successor of a removed or deprecated rule, where an entry for the old one says the same for the new
 * one once its options are converted. Of others, only the severity can be kept.
 */
export const convertibleRules: ReadonlyMap<
  string,
  (options: readonly unknown[]) => unknown[]
> = new Map([
  // The same options under both names: the rule was renamed in 5.42.0.
  ['sort-type-union-intersection-members', options => [...options]],
  // `allows` became `allow` in 5.21.0.
  [
    'no-parameter-properties',
    ([option]) => {
      const { allows } = (option ?? {}) as { allows?: unknown };
      return allows === undefined ? [] : [{ allow: allows }];
    },
  ],
  ['no-throw-literal', options => [...options]],
]);
