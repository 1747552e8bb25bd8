import type { Mend, OriginKind } from './origin';

const guides = {
  unsafeAny: '/troubleshooting#unsafe-any',
  compilerOptions:
    '/getting-started/typed-linting#which-compiler-options-matter',
  explicitAny: '/rules/no-explicit-any',
  assignment: '/rules/no-unsafe-assignment',
  memberAccess: '/rules/no-unsafe-member-access',
  bannedTypes: '/rules/ban-types',
  catchCallback: '/rules/use-unknown-in-catch-callback-variable',
  parameters: '/rules/explicit-module-boundary-types',
} as const;

const mends: Readonly<Record<OriginKind, Mend>> = {
  'unresolved-module': {
    sentence:
      'Install the package or its `@types`, or fix the path, so that TypeScript finds the module.',
    guide: guides.unsafeAny,
  },
  'missing-export': {
    sentence:
      'Import a name that the module exports, or update the package whose types lack it.',
    guide: guides.unsafeAny,
  },
  'missing-reexport': {
    sentence:
      'Install what the module itself imports: it passes on a name that TypeScript can’t find.',
    guide: guides.unsafeAny,
  },
  'shorthand-module': {
    sentence:
      'Give `declare module` a body with the types of what you import: without one, everything in it is `any`.',
    guide: guides.unsafeAny,
  },
  'unresolved-name': {
    sentence:
      'Declare the name, or install the types that declare it, such as `@types/node`, and check `types` and `lib` in the tsconfig.',
    guide: guides.unsafeAny,
  },
  'unresolved-type': {
    sentence:
      'Import or declare the type: a type TypeScript can’t find counts as `any`.',
    guide: guides.unsafeAny,
  },
  'returns-any': {
    sentence:
      'Store the result as `unknown` and check it, for example with a schema, or give the function a real return type.',
    guide: guides.assignment,
  },
  'written-any': {
    sentence:
      'Write the real type here, or `unknown` where any value may come.',
    guide: guides.explicitAny,
  },
  'declared-any': {
    sentence:
      'The declaration says `any`: store the value as `unknown` and check it before you use it.',
    guide: guides.assignment,
  },
  'untyped-parameter': {
    sentence:
      'Give the parameter a type; the `noImplicitAny` compiler option reports parameters without one.',
    guide: guides.parameters,
  },
  'untyped-declaration': {
    sentence:
      'Give the declaration a type; the `noImplicitAny` compiler option reports those without one.',
    guide: guides.compilerOptions,
  },
  'callback-parameter': {
    sentence:
      'Write a type for the callback’s own parameter: `unknown` is always right, and makes you check the value.',
    guide: guides.catchCallback,
  },
  'caught-value': {
    sentence:
      'Turn on the `useUnknownInCatchVariables` compiler option, which is part of `strict`, or write `catch (error: unknown)`.',
    guide: guides.compilerOptions,
  },
  'type-error': {
    sentence:
      'Fix the error that TypeScript reports here: what it can’t make sense of is `any`.',
    guide: guides.unsafeAny,
  },
  'suppressed-error': {
    sentence:
      'A comment suppresses TypeScript’s error here, and the value becomes `any`: fix the error, or assert a type.',
    guide: guides.unsafeAny,
  },
  'untyped-new': {
    sentence:
      'Add type arguments, as in `new Map<string, number>()`: without them, they are `any`.',
    guide: guides.assignment,
  },
  'type-parameter-default': {
    sentence:
      'Give the type argument where the type is used: the type parameter’s default is `any`.',
    guide: guides.assignment,
  },
  'failed-inference': {
    sentence:
      'Write the type of this declaration: TypeScript can’t infer a type that depends on itself.',
    guide: guides.unsafeAny,
  },
  'untyped-index': {
    sentence:
      'Narrow the key, as in `keyof typeof prices`, or declare the object as a `Record` with a type for its values.',
    guide: guides.memberAccess,
  },
  narrowing: {
    sentence:
      'Check for more than this: a value that passes still has an `any` inside, so check its parts or use a schema.',
    guide: guides.memberAccess,
  },
  'function-type': {
    sentence:
      'Replace `Function` with the function’s own type, such as `(name: string) => void`.',
    guide: guides.bannedTypes,
  },
  'evolving-variable': {
    sentence:
      'Give the variable a type where you declare it: its values don’t give it one.',
    guide: guides.compilerOptions,
  },
  yield: {
    sentence:
      'Write the generator’s return type, `Generator<Yielded, Returned, Sent>`: what it is sent has no type otherwise.',
    guide: guides.assignment,
  },
  'untyped-this': {
    sentence:
      'Declare a `this` parameter, or use an arrow function; the `noImplicitThis` compiler option reports this.',
    guide: guides.compilerOptions,
  },
  'no-jsx-types': {
    sentence:
      'Install the types of your JSX library, such as `@types/react`, and check `jsx` in the tsconfig.',
    guide: guides.unsafeAny,
  },
  'not-followed': {
    sentence:
      'It could be traced no further than here: point at the values on this line to see their types.',
    guide: guides.unsafeAny,
  },
};

/** What would mend an `any` at its origin. */
export function mendOf(kind: OriginKind): Mend {
  return mends[kind];
}

/** Every kind of origin. */
export const originKinds = Object.keys(mends) as OriginKind[];
