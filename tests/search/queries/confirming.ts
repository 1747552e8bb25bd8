import { type Queries, rule } from './expectation';

/**
 * Queries that confirm what was done for the practice ones: while the ranking is tuned, look at their
 * shares, and not at single ones.
 */
export const confirming: Queries = {
  'terminal lines and errors': [
    [
      'Unsafe member access .payload on an `any` value',
      rule('no-unsafe-member-access'),
    ],
    [
      'Argument of type any assigned to parameter of type string',
      rule('no-unsafe-argument'),
    ],
    [
      "/home/ci/app/src/Cart.tsx  12:18  warning  'useMemo' is defined but never used",
      rule('no-unused-vars'),
    ],
    [
      '88:9  error  Unnecessary conditional, value is always falsy',
      rule('no-unnecessary-condition'),
    ],
    [
      'Expected an assignment or function call and instead saw an expression',
      rule('no-unused-expressions'),
    ],
    [
      'Type number trivially inferred from a number literal, remove type annotation',
      rule('no-inferrable-types'),
    ],
    [
      "Parsing error: Cannot read file '/repo/packages/web/tsconfig.json'",
      '/troubleshooting/',
    ],
    [
      'Invalid type "string | undefined" of template literal expression',
      rule('restrict-template-expressions'),
    ],
    [
      'Switch is not exhaustive. Cases not matched: "archived"',
      rule('switch-exhaustiveness-check'),
    ],
    [
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      '/troubleshooting/performance-troubleshooting',
      '/troubleshooting/',
      '/getting-started/typed-linting/monorepos',
    ],
    ["Unexpected empty async method 'save'", rule('no-empty-function')],
    [
      'npm ERR! peer eslint@"^8.56.0" from @typescript-eslint/parser@7.11.0',
      '/troubleshooting/',
      '/users/dependency-versions',
    ],
    [
      "Oops! Something went wrong! ESLint couldn't find the plugin",
      '/packages/eslint-plugin',
      '/troubleshooting/',
    ],
  ],
  'names of APIs and options': [
    ['ESLintUtils.nullThrows', '/packages/utils'],
    ['checksVoidReturn attributes', rule('no-misused-promises')],
    ['destructuredArrayIgnorePattern', rule('no-unused-vars')],
    ['disallowTypeAnnotations import()', rule('consistent-type-imports')],
    ['InvalidTestCase', '/packages/rule-tester'],
    ['tseslint.configs.stylisticTypeChecked', '/users/configs'],
  ],
  misspelled: [
    ['no-unsued-vars', rule('no-unused-vars')],
    ['optonal chaining', rule('prefer-optional-chain')],
    ['strict bolean expresions', rule('strict-boolean-expressions')],
  ],
  'configuration and running': [
    [
      'lint only changed files before commit',
      '/troubleshooting/performance-troubleshooting',
      '/getting-started/typed-linting/monorepos',
    ],
    ['different rules for test files', '/users', '/packages/typescript-eslint'],
    [
      'turborepo eslint tsconfig per package',
      '/getting-started/typed-linting/monorepos',
    ],
    [
      'vue single file components typescript parser',
      '/packages/parser',
      '/getting-started/recipes/vue',
      '/troubleshooting/',
    ],
    [
      'react and jest plugin with typescript-eslint flat config example',
      '/packages/typescript-eslint',
    ],
    ['see which config applies to a file', '/users', '/troubleshooting/'],
    [
      'which typescript versions work with version 7',
      '/users/dependency-versions',
    ],
    [
      'vscode shows old errors after changing another file',
      '/troubleshooting/',
    ],
    ['bun install', '/getting-started/'],
  ],
  vs: [
    ['type vs interface', rule('consistent-type-definitions')],
    ['T[] vs Array<T>', rule('array-type')],
    ['eslint vs tsc errors', '/troubleshooting/'],
    ['Record vs index signature', rule('consistent-indexed-object-style')],
  ],
  'without the name': [
    ['forgot to await an async call', rule('no-floating-promises')],
    ['exclamation mark after variable', rule('no-non-null-assertion')],
    ['utility class without instances', rule('no-extraneous-class')],
    ['forbid public keyword', rule('explicit-member-accessibility')],
    ['object printed as [object Object]', rule('no-base-to-string')],
  ],
  'lines and errors': [
    [
      'src/store.ts:31:12 - error - Unsafe return of an `any` typed value',
      rule('no-unsafe-return'),
    ],
    [
      'Unsafe call of an `any` typed value. @typescript-eslint/no-unsafe-call',
      rule('no-unsafe-call'),
    ],
    [
      '7:1 error Promises must be awaited, end with a call to .catch',
      rule('no-floating-promises'),
    ],
    [
      "'Props' is defined but never used  @typescript-eslint/no-unused-vars",
      rule('no-unused-vars'),
    ],
    [
      'This assertion is unnecessary since it does not change the type of the expression',
      rule('no-unnecessary-type-assertion'),
    ],
    ['Forbidden non-null assertion', rule('no-non-null-assertion')],
    [
      'Avoid referencing unbound methods which may cause unintentional scoping of `this`',
      rule('unbound-method'),
    ],
    [
      'All imports in the declaration are only used as types. Use `import type`',
      rule('consistent-type-imports'),
    ],
    [
      'Unexpected nullable string value in conditional',
      rule('strict-boolean-expressions'),
    ],
    [
      "Operands of '+' operations must be a number or string",
      rule('restrict-plus-operands'),
    ],
    [
      'TypeError: context.getScope is not a function',
      '/developers/custom-rules',
      '/developers/custom-rules/publish',
      '/troubleshooting/',
    ],
    [
      'parserServices requires to be generated rule needs type information',
      '/troubleshooting/',
    ],
  ],
  'APIs and options': [
    [
      'allowDefaultProjectForFiles',
      '/packages/parser',
      '/troubleshooting/',
      '/packages/typescript-estree',
    ],
    [
      'tsconfigRootDir import.meta.dirname',
      '/packages/parser',
      '/getting-started/typed-linting',
    ],
    ['accessibility: no-public', rule('explicit-member-accessibility')],
    ['prefer: no-type-imports', rule('consistent-type-imports')],
    ['selector variable format PascalCase', rule('naming-convention')],
    ['warnOnUnsupportedTypeScriptVersion false', '/packages/parser'],
  ],
  'spelled as they come': [
    ['restrict tempalte expressions', rule('restrict-template-expressions')],
    ['eslintrc legacy conifg', '/getting-started/legacy-eslint-setup'],
  ],
  questions: [
    ['install with pnpm', '/getting-started/'],
    [
      'does typescript-eslint work with prettier',
      '/troubleshooting/formatting',
    ],
    ['what is type aware linting', '/getting-started/typed-linting'],
    [
      'gradually adopt strict rules in a big codebase',
      '/config/adopt',
      '/users/configs',
    ],
    [
      'eslint cache with typed rules',
      '/troubleshooting/',
      '/troubleshooting/performance-troubleshooting',
    ],
    ['moving from tslint', '/troubleshooting/tslint'],
    ['changes in v8', '/blog/announcing-typescript-eslint-v8-beta'],
    ['support policy for old typescript', '/users/dependency-versions'],
    [
      'out of memory in monorepo',
      '/getting-started/typed-linting/monorepos',
      '/troubleshooting/performance-troubleshooting',
      '/troubleshooting/',
    ],
    [
      'publish my own eslint plugin',
      '/developers/custom-rules/publish',
      '/developers',
    ],
  ],
  'other words': [
    [
      'Promise.reject with a plain object',
      rule('prefer-promise-reject-errors'),
    ],
    ['comma at the end of a list', rule('comma-dangle')],
    [
      'infinite loop while true condition allowed',
      rule('no-unnecessary-condition'),
    ],
    [
      'make unions of string literals handled in every switch',
      rule('switch-exhaustiveness-check'),
    ],
    [
      'import with require in typescript',
      rule('no-require-imports'),
      rule('no-var-requires'),
    ],
    ['shadowed variable', rule('no-shadow')],
    ['empty function body', rule('no-empty-function')],
    [
      'object is possibly undefined use of ! operator',
      rule('no-non-null-assertion'),
    ],
    ['interface with only a call signature', rule('prefer-function-type')],
    ['loop over array with index', rule('prefer-for-of')],
  ],
};
