/**
 * Rules whose tests are a folder, not a file, in the plugin's repository at the tag of the installed
 * version. The package on npm has no tests to look at.
 */
export const rulesWithTestFolder: ReadonlySet<string> = new Set([
  'class-methods-use-this',
  'indent',
  'member-ordering',
  'naming-convention',
  'no-shadow',
  'no-unused-vars',
  'prefer-optional-chain',
]);
