/** Versions that go with typescript-eslint 7, as in the setup guides. Others are what npm has. */
const versions = new Map([
  ['eslint', '8'],
  ['@eslint/js', '8'],
  ['globals', '13'],
  ['typescript-eslint', '7'],
  ['@typescript-eslint/eslint-plugin', '7'],
  ['@typescript-eslint/parser', '7'],
  ['typescript', '5.4'],
  ['@eslint/eslintrc', '3'],
  // The last major versions that run in ESLint 8.
  ['eslint-config-prettier', '9'],
  ['eslint-plugin-jest', '28'],
  ['eslint-plugin-jsdoc', '50'],
  ['eslint-plugin-unicorn', '55'],
]);

/** The command that installs what a config imports. */
export function installCommand(packages: readonly string[]): string {
  const names = packages.map(name => {
    const version = versions.get(name);
    return version === undefined ? name : `${name}@${version}`;
  });
  return `npm install --save-dev ${names.join(' ')}`;
}
