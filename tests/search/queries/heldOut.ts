import { type Queries, rule } from './expectation';

/**
 * Queries that little was tuned on: what they find shows how well the search does for readers. Look at
 * their shares, and not at single ones: once they are tuned on, they show nothing. Their misses were
 * looked at once, those of the confirming queries never.
 */
export const heldOut: Queries = {
  'natural questions': [
    // The FAQ also has a section on it.
    [
      'silence a rule for the next line with a comment',
      '/users',
      '/troubleshooting/',
    ],
    ['which preset should I choose', '/users/configs'],
    ['how do I ignore the dist folder', '/troubleshooting/'],
    [
      'what is the difference between a linter and a formatter',
      '/troubleshooting/formatting',
    ],
    [
      'can I enforce that interface names do not start with I',
      rule('naming-convention'),
    ],
    ['how can I stop people from using enums', '/troubleshooting/'],
    ['should i use type or interface', rule('consistent-type-definitions')],
    ['why is my await reported as unnecessary', rule('await-thenable')],
    [
      'how do I get the type of a node in my rule',
      '/developers/custom-rules/type-information',
    ],
    ['how do I become a committer', '/maintenance/contributor-tiers'],
    ['does typescript-eslint follow semver', '/users/versioning'],
    [
      'how do I use eslint-plugin-react together with tseslint.config',
      '/packages/typescript-eslint',
    ],
    [
      'how do I lint a vue file',
      '/troubleshooting/',
      '/getting-started/recipes/vue',
    ],
    [
      'how do I set up typed linting in a monorepo',
      '/getting-started/typed-linting/monorepos',
    ],
    ['how do I see which config applies to a file', '/users'],
    [
      'can eslint check that all cases of a switch are handled',
      rule('switch-exhaustiveness-check'),
    ],
    ['does eslint replace tsc', '/troubleshooting/'],
    // The option's section says for which: those that need types.
    [
      'do I need parserOptions.project for every rule',
      '/getting-started/typed-linting',
      '/packages/parser',
    ],
    [
      'why do the editor and the command line show different errors',
      '/troubleshooting/',
    ],
    ['how do I write the name of the project', '/maintenance/branding'],
    ['how do I add options to my own rule', '/developers/custom-rules'],
  ],

  'reports and errors': [
    [
      'src/cart.ts 12:5 error Unsafe assignment of an any value',
      rule('no-unsafe-assignment'),
    ],
    [
      "12:7  error  'orderSummary' is assigned a value but never used. Allowed unused vars must match /^_/u",
      rule('no-unused-vars'),
    ],
    [
      "src/invoices.ts:3:1  error  'fetchInvoices' was used before it was defined  @typescript-eslint/no-use-before-define",
      rule('no-use-before-define'),
    ],
    [
      'Member customerService should be declared before all instance method definitions',
      rule('member-ordering'),
    ],
    [
      "'shoppingCart' will use Object's default stringification format ('[object Object]') when stringified",
      rule('no-base-to-string'),
    ],
    [
      'The generic type arguments should be specified as part of the constructor type arguments',
      rule('consistent-generic-constructors'),
    ],
    [
      'Prefer a `for-of` loop instead of a `for` loop with this simple iteration.',
      rule('prefer-for-of'),
    ],
    [
      'The two values in this comparison do not have a shared enum type.',
      rule('no-unsafe-enum-comparison'),
    ],
    [
      'packages/web/src/Form.tsx 88:14 error Returning a void expression from an arrow function shorthand is forbidden. Please add braces to the arrow function.',
      rule('no-confusing-void-expression'),
    ],
    ['Expected userId to have a type annotation.', rule('typedef')],
    [
      'These overloads can be combined into one signature taking `string | number`.',
      rule('unified-signatures'),
    ],
    ["Unexpected aliasing of 'this' to local variable.", rule('no-this-alias')],
    ["Don't use `String` as a type. Use string instead", rule('ban-types')],
    [
      'An interface declaring no members is equivalent to its supertype.',
      rule('no-empty-interface'),
    ],
    [
      'Do not delete dynamically computed property keys.',
      rule('no-dynamic-delete'),
    ],
    [
      'Unexpected nullable string value in conditional. Please handle the nullish/empty cases explicitly.',
      rule('strict-boolean-expressions'),
    ],
    [
      '0:0  error  Parsing error: "parserOptions.project" has been provided for @typescript-eslint/parser. The file was not found in any of the provided project(s): src\\index.test.ts',
      '/troubleshooting/',
    ],
    [
      'ConfigError: Config (unnamed): Key "plugins": Cannot redefine plugin "@typescript-eslint".',
      '/packages/eslint-plugin',
    ],
    [
      "Could not find a declaration file for module '@eslint/js'. ts(7016)",
      '/troubleshooting/',
    ],
    [
      'A config object is using the "env" key, which is not supported in flat config system.',
      '/troubleshooting/',
    ],
    [
      "Error: Cannot find module 'ts-api-utils'",
      '/contributing/local-development/local-linking',
    ],
    [
      'Unsafe call of an `any` typed value.eslint@typescript-eslint/no-unsafe-call',
      rule('no-unsafe-call'),
    ],
    [
      "lib/parse.ts 5:18 error 'rawInput' is already declared in the upper scope on line 2 column 9",
      rule('no-shadow'),
    ],
    [
      '44:21 warning Forbidden non-null assertion',
      rule('no-non-null-assertion'),
    ],
    [
      'components/Cart.tsx 31:20 error Promise-returning function provided to variable where a void return was expected',
      rule('no-misused-promises'),
    ],
    ['Unexpected token. Did you mean {">"} or &gt;', '/troubleshooting/'],
    [
      "Use 'interface' of 'type' - A record is preferred over an index signature",
      rule('consistent-indexed-object-style'),
    ],
    [
      'Unsafe declaration merging between classes and interfaces',
      rule('no-unsafe-declaration-merging'),
    ],
    [
      'Prefer using the `.at()` / use .find() instead of .filter()[0]',
      rule('prefer-find'),
    ],
  ],

  'names of functions and options': [
    ['InferOptionsTypeFromRule', '/packages/utils'],
    ['esTreeNodeToTSNodeMap', '/packages/typescript-estree'],
    ['defaultOptions', '/developers/custom-rules'],
    ['getSymbolAtLocation', '/developers/custom-rules/type-information'],
    ['RuleTester.afterAll', '/packages/rule-tester'],
    ['nullThrows', '/packages/utils'],
    ['jsDocParsingMode', '/packages/parser'],
    ['loggerFn', '/packages/typescript-estree'],
    ['ASTUtils.isIdentifier', '/packages/utils'],
    ['createProgram', '/packages/typescript-estree'],
    ['analyze scopes', '/packages/scope-manager'],
    ['projectFolderIgnoreList', '/packages/parser'],
  ],

  'names of presets': [
    ['recommendedTypeChecked', '/users/configs'],
    ['strict-type-checked', '/users/configs'],
    ['disableTypeChecked', '/users/configs'],
    ['recommendedTypeCheckedOnly', '/users/configs'],
    ['plugin:@typescript-eslint/stylistic-type-checked', '/users/configs'],
  ],

  'typing errors in names': [
    ['no-unsafe-asignment', rule('no-unsafe-assignment')],
    ['no-unneccessary-type-assertion', rule('no-unnecessary-type-assertion')],
    ['restrict-template-expresions', rule('restrict-template-expressions')],
    ['strict-bolean-expressions', rule('strict-boolean-expressions')],
    ['ban-ts-coment', rule('ban-ts-comment')],
    ['swich-exhaustiveness-check', rule('switch-exhaustiveness-check')],
    ['explicit-fuction-return-type', rule('explicit-function-return-type')],
    ['flat confg', '/getting-started/'],
    ['no-floating-promise', rule('no-floating-promises')],
    ['dependancy versions', '/users/dependency-versions'],
    ['no-redudant-type-constituents', rule('no-redundant-type-constituents')],
    ['typed lintin', '/getting-started/typed-linting'],
    ['awiat thenable', rule('await-thenable')],
  ],

  'names of tools and files': [
    ['ban-ts-ignore', rule('ban-ts-comment')],
    ['eslint-config-prettier', '/troubleshooting/formatting'],
    ['turborepo', '/getting-started/typed-linting/monorepos'],
    ['renovate', '/users/releases'],
    ['dprint', '/troubleshooting/formatting'],
    ['ast viewer', '/play'],
    ['discord', '/contributing/discussions'],
    // Most have one to convert, and few to go on using.
    [
      'tslint.json',
      '/packages/eslint-plugin-tslint',
      '/troubleshooting/tslint',
    ],
    ['nx', '/getting-started/typed-linting/monorepos'],
    ['react hooks plugin with flat config', '/packages/typescript-eslint'],
  ],

  'in words of their own': [
    ['adding a string to a number', rule('restrict-plus-operands')],
    ['bang operator', rule('no-non-null-assertion')],
    ['for in loop over array', rule('no-for-in-array')],
    ['return await in try catch', rule('return-await')],
    [
      'reject with something that is not an error',
      rule('prefer-promise-reject-errors'),
    ],
    ['readonly parameters', rule('prefer-readonly-parameter-types')],
    ['delete obj[key]', rule('no-dynamic-delete')],
    ['enum with explicit values', rule('prefer-enum-initializers')],
    ['method signature vs property', rule('method-signature-style')],
    ['condition is always true', rule('no-unnecessary-condition')],
    ['reduce with generic argument', rule('prefer-reduce-type-parameter')],
    [
      'function overloads next to each other',
      rule('adjacent-overload-signatures'),
    ],
    ['duplicate types in a union', rule('no-duplicate-type-constituents')],
    ['minus on a string', rule('no-unsafe-unary-minus')],
    ['forbid require', rule('no-require-imports')],
    ['missing await', rule('no-floating-promises')],
    ['private constructor parameters shorthand', rule('parameter-properties')],
    ['catch clause unknown', rule('use-unknown-in-catch-callback-variable')],
    ['extends any generic constraint', rule('no-unnecessary-type-constraint')],
    ['export type', rule('consistent-type-exports')],
  ],
};
