import { type Queries, rule } from './expectation';

/** What linter and parser say. */
export const messages: Queries = {
  messages: [
    [
      "TypeError: Cannot read properties of undefined (reading 'Intrinsic')",
      '/troubleshooting/',
    ],
    ['Unexpected any. Specify a different type.', rule('no-explicit-any')],
    [
      'Promises must be awaited, end with a call to .catch, or end with a call to .then with a rejection handler.',
      rule('no-floating-promises'),
    ],
    ["'React' is defined but never used.", rule('no-unused-vars')],
    [
      "'result' is assigned a value but never used. eslint(@typescript-eslint/no-unused-vars)",
      rule('no-unused-vars'),
    ],
    ['Missing return type on function.', rule('explicit-function-return-type')],
    ['Forbidden non-null assertion.', rule('no-non-null-assertion')],
    ['Unsafe assignment of an `any` value.', rule('no-unsafe-assignment')],
    [
      'Unsafe member access .data on an `any` value.',
      rule('no-unsafe-member-access'),
    ],
    ['Unsafe call of an `any` typed value.', rule('no-unsafe-call')],
    ['Unsafe return of an `any` typed value.', rule('no-unsafe-return')],
    [
      'Unsafe argument of type `any` assigned to a parameter of type `string`.',
      rule('no-unsafe-argument'),
    ],
    [
      'Require statement not part of import statement.',
      rule('no-var-requires'),
    ],
    ['A `require()` style import is forbidden.', rule('no-require-imports')],
    [
      'Don\'t use `{}` as a type. `{}` actually means "any non-nullish value".',
      rule('ban-types'),
    ],
    ["Don't use `Function` as a type.", rule('ban-types')],
    [
      'Use "@ts-expect-error" instead of "@ts-ignore", as "@ts-ignore" will do nothing if the following line is error-free.',
      rule('ban-ts-comment'),
    ],
    [
      'Promise returned in function argument where a void return was expected.',
      rule('no-misused-promises'),
    ],
    [
      'Expected non-Promise value in a boolean conditional.',
      rule('no-misused-promises'),
    ],
    [
      'Unnecessary conditional, value is always truthy.',
      rule('no-unnecessary-condition'),
    ],
    [
      'This assertion is unnecessary since it does not change the type of the expression.',
      rule('no-unnecessary-type-assertion'),
    ],
    [
      'Unexpected `await` of a non-Promise (non-"Thenable") value.',
      rule('await-thenable'),
    ],
    ["Async method 'load' has no 'await' expression.", rule('require-await')],
    ['Unexpected empty arrow function.', rule('no-empty-function')],
    [
      "Prefer using an optional chain expression instead, as it's more concise and easier to read.",
      rule('prefer-optional-chain'),
    ],
    [
      'Prefer using nullish coalescing operator (`??`) instead of a logical or (`||`), as it is a safer operator.',
      rule('prefer-nullish-coalescing'),
    ],
    [
      'Type string trivially inferred from a string literal, remove type annotation.',
      rule('no-inferrable-types'),
    ],
    [
      'All imports in the declaration are only used as types. Use `import type`.',
      rule('consistent-type-imports'),
    ],
    [
      'Use an `interface` instead of a `type`.',
      rule('consistent-type-definitions'),
    ],
    [
      'Invalid type "number | undefined" of template literal expression.',
      rule('restrict-template-expressions'),
    ],
    [
      'Avoid referencing unbound methods which may cause unintentional scoping of `this`.',
      rule('unbound-method'),
    ],
    [
      'Switch is not exhaustive. Cases not matched: "closed"',
      rule('switch-exhaustiveness-check'),
    ],
    ["'config' was used before it was defined.", rule('no-use-before-define')],
    [
      "'name' is already declared in the upper scope on line 3 column 7.",
      rule('no-shadow'),
    ],
    [
      'Variable name `user_name` must match one of the following formats: camelCase, PascalCase, UPPER_CASE',
      rule('naming-convention'),
    ],
    [
      'Expected an assignment or function call and instead saw an expression.',
      rule('no-unused-expressions'),
    ],
    ['No magic number: 42.', rule('no-magic-numbers')],
    [
      'Missing accessibility modifier on method definition run.',
      rule('explicit-member-accessibility'),
    ],
    ['Expected indentation of 2 spaces but found 4.', rule('indent')],
    ['Missing semicolon.', rule('semi')],
    ['Expected an error object to be thrown.', rule('only-throw-error')],
    [
      'ES2015 module syntax is preferred over namespaces.',
      rule('no-namespace'),
    ],
    [
      'This number literal will lose precision at runtime.',
      rule('no-loss-of-precision'),
    ],
    ['Useless constructor.', rule('no-useless-constructor')],
    ['Unexpected empty class.', rule('no-extraneous-class')],
    ['tslint comment detected: "tslint:disable"', rule('ban-tslint-comment')],
    [
      'Empty export does nothing and can be removed.',
      rule('no-useless-empty-export'),
    ],
    [
      "Member 'count' is never reassigned; mark it as `readonly`.",
      rule('prefer-readonly'),
    ],
    [
      'Functions that return promises must be async.',
      rule('promise-function-async'),
    ],
    ["Require 'compare' argument.", rule('require-array-sort-compare')],
    [
      "Class method 'x' Expected 'this' to be used by class method 'x'.",
      rule('class-methods-use-this'),
    ],
    ['Implied eval. Consider passing a function.', rule('no-implied-eval')],
    [
      'Template literal expression is unnecessary and can be simplified.',
      rule('no-useless-template-literals'),
    ],
    [
      'Operands of + operations must be a number or string. Got `number` + `string`.',
      rule('restrict-plus-operands'),
    ],
    [
      "Array type using 'string[]' is forbidden. Use 'Array<string>' instead.",
      rule('array-type'),
    ],
    [
      'Unexpected value in conditional. A boolean expression is required.',
      rule('strict-boolean-expressions'),
    ],
  ],

  'lines of a terminal': [
    [
      'src/cart.ts 12:5 error Unsafe assignment of an any value @typescript-eslint/no-unsafe-assignment',
      rule('no-unsafe-assignment'),
    ],
    [
      'src/checkout.ts 8:11 error Unsafe assignment of an any value',
      rule('no-unsafe-assignment'),
    ],
    [
      "/app/src/orders/loadOrders.ts:7:3 - error: 'loadOrders' was used before it was defined.",
      rule('no-use-before-define'),
    ],
    [
      "  31:10  warning  Async method 'loadOrders' has no 'await' expression  @typescript-eslint/require-await",
      rule('require-await'),
    ],
    [
      'C:\\shop\\src\\cart.ts(40,11): Unsafe member access .total on an `any` value.',
      rule('no-unsafe-member-access'),
    ],
  ],

  'errors of the parser': [
    [
      'ESLint was configured to run on `<tsconfigRootDir>/vite.config.ts` using `parserOptions.project`: <tsconfigRootDir>/tsconfig.json However, that TSConfig does not include this file.',
      '/troubleshooting/',
    ],
    [
      'Parsing error: ESLint was configured to run on src/a.test.ts However, none of those TSConfigs include this file',
      '/troubleshooting/',
    ],
    ['none of those TSConfigs include this file', '/troubleshooting/'],
    [
      'You have used a rule which requires parserServices to be generated. You must therefore provide a value for the "parserOptions.project" property for @typescript-eslint/parser.',
      '/troubleshooting/',
    ],
    ['requires parserServices to be generated', '/troubleshooting/'],
    [
      'The extension for the file (`.vue`) is non-standard. You should add `parserOptions.extraFileExtensions` to your config.',
      '/troubleshooting/',
    ],
    [
      "project was set to `true` but couldn't find any tsconfig.json relative to",
      '/troubleshooting/',
    ],
    ['Parsing error: Unexpected token, expected ","', '/troubleshooting/'],
    ["Parsing error: The keyword 'interface' is reserved", '/troubleshooting/'],
    [
      'WARNING: You are currently running a version of TypeScript which is not officially supported by @typescript-eslint/typescript-estree.',
      '/troubleshooting/',
    ],
    [
      'Too many files (>8) have matched the default project.',
      '/troubleshooting/',
    ],
    [
      'Definition for rule "@typescript-eslint/no-explicit-any" was not found',
      '/troubleshooting/',
    ],
    [
      'npm ERR! ERESOLVE unable to resolve dependency tree',
      '/troubleshooting/',
    ],
    ["'NodeJS' is not defined.", '/troubleshooting/'],
  ],
};
