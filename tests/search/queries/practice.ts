import { type Queries, rule } from './expectation';

/**
 * Queries that the ranking may be tuned on: what they find shows how well it can do.
 */
export const practice: Queries = {
  'natural questions': [
    ['how do I disable a rule for one folder', '/users'],
    ['why does it say any when my code has types', '/troubleshooting/'],
    ['how do I lint js files with type information', '/troubleshooting/'],
    ['is eslint 9 supported', '/users/dependency-versions'],
    [
      'how do I migrate from eslintrc to flat config',
      '/getting-started/legacy-eslint-setup',
    ],
    [
      'how do I require return types on exported functions',
      rule('explicit-module-boundary-types'),
    ],
    ['how to forbid "as" casts', rule('consistent-type-assertions')],
    [
      'what is the difference between || and ??',
      rule('prefer-nullish-coalescing'),
    ],
    ['how do I publish a shared config', '/developers'],
    [
      'when will a new typescript version be supported',
      '/users/dependency-versions',
    ],
    ['how do I install a canary release', '/users/releases'],
    [
      'why does eslint take so long in CI',
      '/troubleshooting/performance-troubleshooting',
    ],
    [
      'how to ignore unused variables that start with an underscore',
      rule('no-unused-vars'),
    ],
    [
      'how do I run the tests of this repository',
      '/contributing/local-development',
    ],
    ['how are rules deprecated', '/maintenance/issues/rule-deprecations'],
    ['what replaces the rules of TSLint', '/troubleshooting/tslint'],
    ['how to import types only', rule('consistent-type-imports')],
    ['where can I ask a question', '/contributing/discussions'],
    ['what is type-checked linting', '/getting-started/typed-linting'],
    ['can I use the eslint cache', '/troubleshooting/'],
    [
      'what do I need to know before I open a pull request',
      '/contributing/pull-requests',
    ],
    ['which packages are there and what are they for', '/packages'],
  ],

  'reports and errors': [
    [
      '/home/ana/shop/src/basket.ts:40:11 error Unsafe member access .totalPrice on an `any` value',
      rule('no-unsafe-member-access'),
    ],
    [
      '  8:10  warning  Missing return type on function  @typescript-eslint/explicit-function-return-type',
      rule('explicit-function-return-type'),
    ],
    [
      'Class Property name `customer_id` must match one of the following formats: camelCase',
      rule('naming-convention'),
    ],
    [
      "error  Invalid operand for a '+' operation. Operands must each be a number or string. Got `Date`",
      rule('restrict-plus-operands'),
    ],
    [
      "src/api/client.ts(33,3): Async arrow function has no 'await' expression.",
      rule('require-await'),
    ],
    [
      'This is the default value for this type parameter, so it can be omitted.',
      rule('no-unnecessary-type-arguments'),
    ],
    [
      "'Customer' is an 'error' type that acts as 'any' and overrides all other types in this union type.",
      rule('no-redundant-type-constituents'),
    ],
    [
      'Optional chain expressions can return undefined by design - using a non-null assertion is unsafe and wrong.',
      rule('no-non-null-asserted-optional-chain'),
    ],
    [
      "Argument 'request' should be typed with a non-any type.",
      rule('explicit-module-boundary-types'),
    ],
    [
      'Imports "Order" and "Customer" are only used as type.',
      rule('consistent-type-imports'),
    ],
    [
      "Function 'calculateShipping' has too many parameters (6). Maximum allowed is 3.",
      rule('max-params'),
    ],
    [
      "'lodash' import is restricted from being used.",
      rule('no-restricted-imports'),
    ],
    [
      'Do not use "@ts-nocheck" because it alters compilation errors',
      rule('ban-ts-comment'),
    ],
    ['Duplicate enum member value 2.', rule('no-duplicate-enum-values')],
    [
      '7:12 Error: Unnecessary optional chain on a non-nullish value.',
      rule('no-unnecessary-condition'),
    ],
    [
      "Parsing error: Cannot read file 'c:\\work\\shop\\tsconfig.json'",
      '/troubleshooting/',
    ],
    [
      "Error while loading rule '@typescript-eslint/await-thenable': You have used a rule which requires parserServices to be generated.",
      '/troubleshooting/',
    ],
    [
      'ESLint couldn\'t find the plugin "@typescript-eslint/eslint-plugin".',
      '/packages/eslint-plugin',
    ],
    [
      'This rule requires the `strictNullChecks` compiler option to be turned on to function correctly.',
      '/troubleshooting/',
    ],
    [
      'error TS2742: The inferred type of default cannot be named without a reference',
      '/developers/custom-rules',
    ],
    [
      './src/pages/index.tsx 14:9  Error: Unexpected any. Specify a different type.  @typescript-eslint/no-explicit-any',
      rule('no-explicit-any'),
    ],
    [
      'src\\server\\routes.ts\n  21:3  error  Promises must be awaited, end with a call to .catch, or end with a call to .then with a rejection handler',
      rule('no-floating-promises'),
    ],
    [
      'services/user.service.ts 19:5 error Avoid referencing unbound methods which may cause unintentional scoping of `this`',
      rule('unbound-method'),
    ],
    [
      'src/format.ts 9:30 error Invalid type "Money | null" of template literal expression',
      rule('restrict-template-expressions'),
    ],
    ['All files matched by src/**/*.d.ts are ignored', '/troubleshooting/'],
    [
      "type alias 'OrderId' : Type aliases are not allowed",
      rule('no-type-alias'),
    ],
    [
      'Interface only has a call signature, you should use a function type instead.',
      rule('prefer-function-type'),
    ],
    [
      'src/users/repo.ts:77:9 - error: Unsafe argument of type `any` assigned to a parameter of type `UserQuery`',
      rule('no-unsafe-argument'),
    ],
  ],

  'names of functions and options': [
    ['ESLintUtils.getParserServices', '/packages/utils'],
    ['simpleTraverse', '/packages/typescript-estree'],
    ['AST_NODE_TYPES', '/packages/utils'],
    ['program.getTypeChecker()', '/developers/custom-rules'],
    ['dependencyConstraints', '/packages/rule-tester'],
    ['tseslint.plugin', '/packages/typescript-eslint'],
    ['deepMerge', '/packages/utils'],
    ['parserOptions.programs', '/packages/parser'],
    ['applyDefault', '/packages/utils'],
    ['isTypeAssignableTo', '/developers/custom-rules'],
    ['RuleModule type', '/packages/utils'],
    ['childVisitorKeys', '/packages/scope-manager'],
    ['context.report messageId', '/developers/custom-rules'],
  ],

  'names of presets': [
    ['strictTypeChecked', '/users/configs'],
    ['stylisticTypeChecked', '/users/configs'],
    ['tseslint.configs.recommended', '/users/configs'],
    ['recommended-requiring-type-checking', '/users/configs'],
  ],

  'typing errors in names': [
    ['no-misued-promises', rule('no-misused-promises')],
    ['consistant-type-imports', rule('consistent-type-imports')],
    ['prefer-optinal-chain', rule('prefer-optional-chain')],
    ['naming-convension', rule('naming-convention')],
    ['no-explicit-anny', rule('no-explicit-any')],
    ['member-orderng', rule('member-ordering')],
    ['no-unused-varaibles', rule('no-unused-vars')],
    ['no-extranious-class', rule('no-extraneous-class')],
    ['instalation', '/getting-started/'],
    ['recomended type checked', '/users/configs'],
    ['contibuting', '/contributing'],
    ['unsafe retrun', rule('no-unsafe-return')],
    ['playgroud', '/play'],
  ],

  'names of tools and files': [
    ['no-parameter-properties', rule('no-parameter-properties')],
    ['eslint-plugin-import', '/troubleshooting/performance-troubleshooting'],
    ['vitest', '/packages/rule-tester'],
    ['pnpm link', '/contributing/local-development/local-linking'],
    ['vite.config.ts', '/troubleshooting/'],
    ['eslint stylistic', '/troubleshooting/formatting'],
    ['no-undef', '/troubleshooting/'],
    ['donate', '/troubleshooting/'],
    ['eslint.config.js', '/getting-started/'],
    ['typescript-eslint-parser', '/packages/parser'],
  ],

  'in words of their own': [
    ['dangling promise', rule('no-floating-promises')],
    ['unneeded type cast', rule('no-unnecessary-type-assertion')],
    ['class with only static methods', rule('no-extraneous-class')],
    ['snake_case variables', rule('naming-convention')],
    ['module keyword instead of namespace', rule('prefer-namespace-keyword')],
    ['string match vs exec', rule('prefer-regexp-exec')],
    ['Array<string> vs string[]', rule('array-type')],
    ['void operator', rule('no-meaningless-void-operator')],
    ['enum mixing strings and numbers', rule('no-mixed-enums')],
    ['compare boolean to true', rule('no-unnecessary-boolean-literal-compare')],
    ['declare the same variable twice', rule('no-redeclare')],
    ['unused function arguments', rule('no-unused-vars')],
    [
      'unnecessary generic type argument',
      rule('no-unnecessary-type-arguments'),
    ],
    ['function in a loop', rule('no-loop-func')],
    ['sort union members alphabetically', rule('sort-type-constituents')],
    ['mark fields readonly', rule('prefer-readonly')],
    ['async callback in map', rule('no-misused-promises')],
    ['getters that return a literal', rule('class-literal-property-style')],
    ['empty arrow function', rule('no-empty-function')],
    ['object literal as', rule('consistent-type-assertions')],
  ],
};
