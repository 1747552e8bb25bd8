import { type Queries, rule } from './expectation';

/**
 * Queries that were written before the ranking was read, and measured once, when all tuning was done.
 * Look at their share, and not at single ones: once they are tuned on, they show nothing.
 */
export const fresh: Queries = {
  rules: [
    [
      "'customer' will evaluate to '[object Object]' when stringified",
      rule('no-base-to-string'),
    ],
    ['two enum values with same number', rule('no-duplicate-enum-values')],
    ['allow unused args that start with _', rule('no-unused-vars')],
    ['use ?? instead of ||', rule('prefer-nullish-coalescing')],
    ['ban importing from lodash', rule('no-restricted-imports')],
    [
      'order of fields constructor and methods in a class',
      rule('member-ordering'),
    ],
    [
      'how to get rid of @ts-ignore',
      rule('ban-ts-comment'),
      rule('prefer-ts-expect-error'),
    ],
    [
      'interface and class same name merge',
      rule('no-unsafe-declaration-merging'),
    ],
    ['indexOf !== -1', rule('prefer-includes')],
    [
      'private property never reassigned should be readonly',
      rule('prefer-readonly'),
    ],
    [
      'fixStyle separate or inline',
      rule('consistent-type-imports'),
      '/blog/consistent-type-imports-and-exports-why-and-how',
    ],
    ['delete arr[i] leaves a hole', rule('no-array-delete')],
    [
      'user && user.address && user.address.city',
      rule('prefer-optional-chain'),
    ],
    ['for in on an array', rule('no-for-in-array')],
    ['returning a promise in try block without await', rule('return-await')],
    ['jest toHaveBeenCalled unbound method', rule('unbound-method')],
    ['find instead of filter()[0]', rule('prefer-find')],
    [
      'type of err in .catch callback any',
      rule('use-unknown-in-catch-callback-variable'),
    ],
    [
      're-export types isolatedModules',
      rule('consistent-type-exports'),
      '/blog/consistent-type-imports-and-exports-why-and-how',
    ],
    ['hardcoded number 86400 in code', rule('no-magic-numbers')],
    [
      'isOpen && close() short circuit expression statement',
      rule('no-unused-expressions'),
    ],
    ["url.charAt(0) === '/'", rule('prefer-string-starts-ends-with')],
    ['/// <reference types="vite/client" />', rule('triple-slash-reference')],
    [
      'getter that only returns a constant string',
      rule('class-literal-property-style'),
    ],
    ['promise fuction asnyc', rule('promise-function-async')],
  ],
  'guides and posts': [
    ['suggest a new rule', '/contributing/issues'],
    [
      'convert .eslintrc.json to eslint.config.js',
      '/getting-started/legacy-eslint-setup',
      '/blog/announcing-typescript-eslint-v7',
    ],
    [
      'parsing error none of those tsconfigs include this file jest.config.ts',
      '/troubleshooting/',
    ],
    [
      'how to use with eslint-plugin-react flat config',
      '/packages/typescript-eslint',
    ],
    ['AST_NODE_TYPES enum import', '/packages/utils'],
    [
      "Error while loading rule '@typescript-eslint/await-thenable'",
      '/troubleshooting/',
    ],
    ['RuleCreator docs url', '/packages/utils', '/developers/custom-rules'],
    ['rule tester with vitest', '/packages/rule-tester'],
    ['minimum node version', '/users/dependency-versions'],
    [
      'is a new report in a patch release a breaking change',
      '/users/versioning',
    ],
    ['vscode shows stale errors restart eslint server', '/troubleshooting/'],
    [
      'emitDecoratorMetadata angular services import type',
      '/blog/changes-to-consistent-type-imports-with-decorators',
      rule('consistent-type-imports'),
    ],
    [
      'pnpm workspaces tsconfig for each package',
      '/getting-started/typed-linting/monorepos',
    ],
    [
      'move semi and quotes to @stylistic',
      '/troubleshooting/formatting',
      '/blog/deprecating-formatting-rules',
    ],
    [
      'eslint --cache gives wrong results',
      '/troubleshooting/performance-troubleshooting',
      '/troubleshooting/',
    ],
    ['tseslint.config extends array', '/packages/typescript-eslint'],
  ],
};
