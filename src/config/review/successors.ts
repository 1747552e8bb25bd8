import { asObject } from '../check/schema';

type Options = readonly unknown[];

/** Options with which the rule that replaces a removed one reports what that did, as far as it has a word for them. */
const optionsOf: Readonly<Record<string, (options: Options) => Options>> = {
  'ban-ts-ignore': () => [
    {
      'ts-ignore': true,
      'ts-expect-error': false,
      'ts-nocheck': false,
      'ts-check': false,
    },
  ],
  camelcase: () => [
    {
      selector: 'variableLike',
      format: ['camelCase', 'PascalCase', 'UPPER_CASE'],
      leadingUnderscore: 'allow',
      trailingUnderscore: 'allow',
    },
  ],
  'class-name-casing': ([first]) => [
    {
      selector: ['class', 'interface'],
      format: ['PascalCase'],
      ...(asObject(first).allowUnderscorePrefix === true && {
        leadingUnderscore: 'allow',
      }),
    },
  ],
  'generic-type-naming': ([pattern]) => [
    {
      selector: 'typeParameter',
      format: null,
      custom: {
        // The removed rule's default.
        regex:
          typeof pattern === 'string'
            ? pattern
            : '^T([A-Z0-9][a-zA-Z0-9]*){0,1}$',
        match: true,
      },
    },
  ],
  'interface-name-prefix': ([first]) =>
    first === 'always' || asObject(first).prefixWithI === 'always'
      ? [{ selector: 'interface', format: ['PascalCase'], prefix: ['I'] }]
      : [
          {
            selector: 'interface',
            format: null,
            custom: { regex: '^I[A-Z]', match: false },
          },
        ],
  'no-angle-bracket-type-assertion': () => [
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow' },
  ],
  'no-object-literal-type-assertion': () => [
    { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
  ],
  'no-parameter-properties': ([first]) => {
    const allow = asObject(first).allows;
    return Array.isArray(allow) ? [{ allow }] : [];
  },
  'no-triple-slash-reference': () => [
    { path: 'never', types: 'never', lib: 'never' },
  ],
  'no-untyped-public-signature': () => [],
  'no-unused-vars-experimental': () => [],
  'prefer-interface': () => ['interface'],
};

/** @param name of the removed rule alone @returns `undefined` where nothing says which options would do the same */
export function successorOptions(
  name: string,
  options: Options,
): Options | undefined {
  return Object.hasOwn(optionsOf, name)
    ? optionsOf[name]?.(options)
    : undefined;
}
