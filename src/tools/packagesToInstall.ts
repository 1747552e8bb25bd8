/**
 * Versions that go with typescript-eslint 7 and ESLint 8, as in the setup guides, and the last ones of other
 * packages that run with those, by their `peerDependencies` in November 2026. Others are what npm has.
 */
export const versions: ReadonlyMap<string, string> = new Map([
  ['eslint', '8'],
  ['@eslint/js', '8'],
  ['globals', '13'],
  ['typescript-eslint', '7'],
  ['@typescript-eslint/eslint-plugin', '7'],
  ['@typescript-eslint/parser', '7'],
  ['typescript', '5.4'],
  ['@eslint/eslintrc', '3'],
  ['@angular-eslint/eslint-plugin', '18'],
  ['@angular-eslint/eslint-plugin-template', '18'],
  ['@angular-eslint/template-parser', '18'],
  ['@babel/eslint-parser', '7'],
  ['@next/eslint-plugin-next', '15'],
  ['@nx/eslint-plugin', '22'],
  ['@stylistic/eslint-plugin', '3'],
  ['@vitest/eslint-plugin', '1.5'],
  ['eslint-config-next', '15'],
  ['eslint-config-prettier', '9'],
  ['eslint-plugin-compat', '6'],
  ['eslint-plugin-cypress', '3'],
  ['eslint-plugin-functional', '6'],
  ['eslint-plugin-import-x', '3'],
  ['eslint-plugin-jest', '28'],
  ['eslint-plugin-jsdoc', '50'],
  ['eslint-plugin-jsonc', '2'],
  ['eslint-plugin-lodash', '7'],
  ['eslint-plugin-mocha', '10'],
  ['eslint-plugin-react-refresh', '0.4'],
  ['eslint-plugin-regexp', '2'],
  ['eslint-plugin-svelte', '2'],
  ['eslint-plugin-tailwindcss', '3'],
  ['eslint-plugin-unicorn', '55'],
  ['eslint-plugin-vue', '10'],
  ['eslint-plugin-yml', '1'],
]);

/** What shared configs ask for next to themselves: their `peerDependencies`, apart from what is always there. */
export const companions: Readonly<Record<string, readonly string[]>> = {
  'eslint-config-airbnb': [
    'eslint-plugin-import@2',
    'eslint-plugin-jsx-a11y@6',
    'eslint-plugin-react@7',
    'eslint-plugin-react-hooks@4',
  ],
  'eslint-config-airbnb-base': ['eslint-plugin-import@2'],
  'eslint-config-airbnb-typescript': [
    '@typescript-eslint/eslint-plugin@7',
    '@typescript-eslint/parser@7',
    'eslint-plugin-import@2',
  ],
  'eslint-config-standard': [
    'eslint-plugin-import@2',
    'eslint-plugin-n@16',
    'eslint-plugin-promise@6',
  ],
  'eslint-plugin-prettier': ['eslint-config-prettier@9', 'prettier@3'],
};

/** What a config imports, and what that asks for, as a package manager's command has it. */
export function packagesToInstall(packages: readonly string[]): string {
  const needed = packages.flatMap(name => companions[name] ?? []);
  const chosen = new Set(needed.map(each => each.replace(/(?<=.)@.*/, '')));
  const others = packages
    .filter(name => !chosen.has(name))
    .map(name => {
      const version = versions.get(name);
      return version === undefined ? name : `${name}@${version}`;
    });
  return [...new Set([...others, ...needed])].sort().join(' ');
}

/** What to do about the compiler that a project has already, with code in backticks. */
export function keepCompiler(installed: string): string {
  const compiler = /\btypescript@\d\S*/.exec(installed)?.[0] ?? 'typescript';
  return `Leave out \`${compiler}\` if the project already has TypeScript 4.7 to 6.`;
}
