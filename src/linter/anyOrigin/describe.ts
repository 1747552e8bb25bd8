import type { AnyOrigin, OriginKind } from './origin';

/** What a sentence names. */
interface Names {
  name: string;
  /** Empty where the origin is about none. */
  module: string;
}

/** What made a value `any`, by kind, in a sentence. Code is between backticks. */
const sentences: Readonly<Record<OriginKind, (names: Names) => string>> = {
  'unresolved-module': ({ module }) =>
    `TypeScript doesn’t find the module \`${module}\`, so everything imported from it is \`any\`.`,
  'missing-export': ({ module, name }) =>
    `The module \`${module}\` doesn’t export \`${name}\`.`,
  'missing-reexport': ({ module, name }) =>
    `The module \`${module}\` passes on \`${name}\`, which it can’t find itself.`,
  'shorthand-module': ({ module }) =>
    `\`${module}\` is declared as a module without a body, so everything in it is \`any\`.`,
  'unresolved-name': ({ name }) => `Nothing declares \`${name}\`.`,
  'unresolved-type': ({ name }) => `Nothing declares the type \`${name}\`.`,
  // In this file, it is about the word in the result's type.
  'returns-any': ({ name }) =>
    name === 'any'
      ? 'The result is declared with `any`.'
      : `\`${name}\` is declared to return \`any\`.`,
  'written-any': () => 'The type is written as `any`.',
  'declared-any': ({ name }) => `\`${name}\` is declared as \`any\`.`,
  'untyped-parameter': ({ name }) =>
    `The parameter \`${name}\` has no type, and nothing gives it one.`,
  'untyped-declaration': () => 'The declaration has no type.',
  'callback-parameter': ({ name }) =>
    `\`${name}\` passes an \`any\` to its callback.`,
  'caught-value': () =>
    'What `catch` catches is `any` without `useUnknownInCatchVariables`.',
  'type-error': () =>
    'TypeScript reports an error here, which makes the value `any`.',
  'suppressed-error': () =>
    'A comment hides TypeScript’s error here, which makes the value `any`.',
  'untyped-new': ({ name }) => `\`${name}\` is created without type arguments.`,
  'type-parameter-default': ({ name }) =>
    `The type parameter \`${name}\` is \`any\` by default.`,
  'failed-inference': () => 'The type depends on itself.',
  'untyped-index': ({ name }) =>
    `The object’s type doesn’t have the key in \`${name}\`.`,
  narrowing: ({ name }) =>
    `\`${name}\` narrows the value to a type with an \`any\` in it.`,
  'function-type': () => 'Calling a `Function` returns `any`.',
  'evolving-variable': ({ name }) =>
    `The variable \`${name}\` has no type, and its values don’t give it one.`,
  yield: () => 'The generator doesn’t declare what it is sent.',
  'untyped-this': () => 'The function doesn’t declare the type of `this`.',
  'no-jsx-types': () => 'JSX has no types here.',
  'not-followed': () =>
    'The value leads back to here. What made it `any` isn’t known.',
};

/** Says what made a value `any`, in one sentence. Code is between backticks. */
export function describeOrigin(origin: AnyOrigin): string {
  const module = 'module' in origin ? origin.module : '';
  return sentences[origin.kind]({ name: origin.name, module });
}
