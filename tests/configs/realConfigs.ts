/** A config after the pattern of real ones. */
export interface RealConfig {
  name: string;
  text: string;
}

const ts = 'plugin:@typescript-eslint/';

/** Presets that go together in real configs, with the plugins they come from. */
const bases: Readonly<Record<string, object>> = {
  recommended: { extends: ['eslint:recommended', `${ts}recommended`] },
  redundant: {
    extends: [
      'eslint:recommended',
      `${ts}eslint-recommended`,
      `${ts}recommended`,
    ],
    plugins: ['@typescript-eslint'],
    parser: '@typescript-eslint/parser',
  },
  wrongOrder: { extends: [`${ts}recommended`, 'eslint:recommended'] },
  typed: {
    extends: [`${ts}recommended`, `${ts}recommended-requiring-type-checking`],
    parserOptions: { project: './tsconfig.json' },
  },
  prettier: {
    extends: [`${ts}recommended`, 'prettier'],
    plugins: ['@typescript-eslint', 'prettier'],
    rules: { 'prettier/prettier': 'error' },
  },
  prettierPlugin: {
    extends: [`${ts}strict`, 'plugin:prettier/recommended'],
  },
  airbnb: {
    extends: ['airbnb-base', `${ts}recommended`],
    plugins: ['import'],
    rules: { 'import/prefer-default-export': 'off' },
  },
  react: {
    extends: [
      'plugin:react/recommended',
      'plugin:react/jsx-runtime',
      'plugin:react-hooks/recommended',
      `${ts}recommended`,
    ],
    plugins: ['react', 'react-hooks'],
    settings: { react: { version: 'detect' } },
    rules: { 'react/prop-types': 'off' },
  },
  imports: {
    extends: [
      'eslint:recommended',
      'plugin:import/recommended',
      'plugin:import/typescript',
      `${ts}stylistic`,
    ],
    rules: {
      'import/order': ['error', { 'newlines-between': 'always' }],
      'import/no-unresolved': 'off',
    },
  },
  jsdoc: {
    extends: ['plugin:jsdoc/recommended', `${ts}recommended`],
    plugins: ['eslint-plugin-jsdoc', 'prefer-arrow'],
    rules: {
      'jsdoc/require-jsdoc': 'off',
      'prefer-arrow/prefer-arrow-functions': [
        'warn',
        { singleReturnOnly: true },
      ],
    },
  },
  unicorn: {
    extends: ['plugin:unicorn/recommended', `${ts}strict`],
    rules: { 'unicorn/prevent-abbreviations': 'off' },
  },
  a11y: {
    extends: ['plugin:jsx-a11y/recommended', 'plugin:react/recommended'],
    parser: '@typescript-eslint/parser',
  },
};

/** What real configs add to their presets. */
const additions: Readonly<Record<string, object>> = {
  jest: {
    overrides: [
      {
        files: ['*.test.ts', '**/__tests__/**/*.ts'],
        env: { jest: true },
        extends: ['plugin:jest/recommended'],
        rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
      },
    ],
  },
  off: {
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unused-vars': [
        'warn',
        { argsIgnorePattern: '^_' },
      ],
      'no-unused-vars': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-var-requires': 0,
      '@typescript-eslint/interface-name-prefix': 'off',
      '@typescript-eslint/camelcase': 0,
    },
  },
  old: {
    rules: {
      '@typescript-eslint/ban-ts-ignore': 'error',
      '@typescript-eslint/no-parameter-properties': [
        'error',
        { allows: ['readonly'] },
      ],
      '@typescript-eslint/indent': ['error', 2],
      '@typescript-eslint/member-delimiter-style': 'warn',
      semi: ['error', 'always'],
      quotes: ['error', 'single', { avoidEscape: true }],
    },
  },
  scripts: {
    env: { node: true, es2021: true, browser: true },
    ignorePatterns: ['dist', 'coverage/', '*.d.ts'],
    globals: { __DEV__: 'readonly' },
    overrides: [
      {
        files: ['*.js', '*.cjs'],
        excludedFiles: ['src/**'],
        extends: [`${ts}disable-type-checked`],
        rules: { '@typescript-eslint/no-var-requires': 'off' },
      },
      { files: ['scripts/**/*.ts'], rules: { 'no-console': 'off' } },
    ],
  },
  nested: {
    overrides: [
      {
        files: ['*.ts', '*.tsx'],
        rules: { 'no-undef': 'off', '@typescript-eslint/array-type': 'error' },
        overrides: [
          {
            files: ['src/legacy/**'],
            rules: { '@typescript-eslint/array-type': 'off' },
          },
        ],
      },
    ],
  },
};

/** What configs say of how code is read. */
const languages: Readonly<Record<string, object>> = {
  scripts: {
    env: { node: true },
    rules: { strict: 'error', 'no-undef': 'error' },
    overrides: [{ files: ['*.ts'], extends: [`${ts}recommended`] }],
  },
  script: {
    parserOptions: { sourceType: 'script', ecmaVersion: 2018 },
    rules: { strict: 'error' },
  },
  modules: {
    env: { es2022: true },
    parserOptions: { sourceType: 'module', ecmaVersion: 'latest' },
    extends: ['eslint:recommended'],
    overrides: [
      {
        files: ['*.ts', '*.tsx'],
        parser: '@typescript-eslint/parser',
        plugins: ['@typescript-eslint'],
        rules: { '@typescript-eslint/no-explicit-any': 'error' },
      },
    ],
  },
  ownParser: {
    parser: '@typescript-eslint/parser',
    plugins: ['@typescript-eslint'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  coreParser: {
    parser: 'espree',
    parserOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: { 'no-var': 'error' },
    overrides: [
      { files: ['*.ts'], parser: '@typescript-eslint/parser' },
      { files: ['*.tsx'], extends: [`${ts}strict`] },
    ],
  },
  coreParserAlone: {
    extends: [`${ts}recommended`],
    overrides: [{ files: ['*.js'], parser: 'espree' }],
  },
  pluginOnly: {
    plugins: ['@typescript-eslint'],
    rules: { '@typescript-eslint/array-type': 'warn', 'no-var': 'warn' },
  },
  withoutGlobals: {
    env: { browser: true, node: true },
    rules: { 'no-undef': 'error' },
    overrides: [
      { files: ['*.test.js'], env: { browser: false, node: false } },
      { files: ['server/*.js'], env: { browser: false } },
    ],
  },
  withoutJest: {
    extends: [`${ts}recommended`],
    plugins: ['jest'],
    env: { 'jest/globals': true },
    overrides: [
      {
        files: ['e2e/*.ts'],
        env: { 'jest/globals': false, browser: true },
        globals: { cy: 'readonly' },
      },
    ],
  },
  importsAlone: {
    extends: ['plugin:import/typescript'],
    plugins: ['import'],
    rules: { 'import/order': 'error' },
  },
  configFiles: {
    extends: ['eslint:recommended'],
    overrides: [
      {
        files: ['eslint.config.mjs', '*.cjs'],
        env: { node: true },
        rules: { 'no-console': 'error' },
      },
    ],
  },
};

/** What other files have that configs extend, and how plugins come from there. */
const shared: Readonly<Record<string, object>> = {
  filesInFiles: {
    rules: { 'no-console': 'error' },
    overrides: [
      {
        files: ['*.ts'],
        excludedFiles: ['*.test.ts'],
        extends: ['./shared.json', `${ts}recommended`],
        rules: { 'no-debugger': 'off' },
      },
      { files: ['src/**'], rules: { 'no-with': 'error' } },
    ],
  },
  listsOfPresets: {
    extends: ['airbnb-base', 'plugin:import/typescript'],
    settings: {
      'import/extensions': ['.ts'],
      'import/ignore': ['fixtures'],
      'import/external-module-folders': ['vendor'],
      'import/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import/resolver': { node: { extensions: ['.ts'] } },
    },
  },
  listsInOverrides: {
    extends: ['airbnb-base'],
    parser: '@typescript-eslint/parser',
    parserOptions: { project: ['tsconfig.json', 'tsconfig.test.json'] },
    settings: { 'import/ignore': ['fixtures'] },
    overrides: [
      {
        files: ['e2e/*.ts'],
        parserOptions: { project: ['e2e/tsconfig.json'] },
        settings: { 'import/resolver': { node: { extensions: ['.ts'] } } },
      },
      { files: ['*.tsx'], settings: { 'import/ignore': ['icons'] } },
    ],
  },
  pluginInBothWays: {
    extends: ['plugin:jsdoc/recommended-typescript-flavor'],
    plugins: ['jsdoc', 'unicorn'],
    rules: { 'jsdoc/require-jsdoc': 'off', 'unicorn/no-null': 'error' },
    overrides: [{ files: ['*.ts'], extends: ['plugin:jsdoc/recommended'] }],
  },
};

/** Each pair of presets and additions, and what is about the language. */
export const realConfigs: readonly RealConfig[] = [
  ...Object.entries(bases).flatMap(([base, presets]) =>
    Object.entries(additions).map(([addition, added]) =>
      writeConfig(`${base}-${addition}`, {
        ...presets,
        ...added,
        rules: { ...rulesIn(presets), ...rulesIn(added) },
      }),
    ),
  ),
  ...Object.entries(languages).map(([name, config]) =>
    writeConfig(`language-${name}`, config),
  ),
  ...Object.entries(shared).map(([name, config]) =>
    writeConfig(`shared-${name}`, config),
  ),
];

function writeConfig(name: string, config: object): RealConfig {
  return { name, text: JSON.stringify({ root: true, ...config }, null, 2) };
}

function rulesIn(config: object): object {
  return 'rules' in config ? (config.rules as object) : {};
}
