import { expect, it } from 'vitest';
import { describeOrigin } from './describe';
import { originKinds } from './mend';
import type { AnyOrigin, OriginKind } from './origin';

/** What a reader is told about `load` of the module `loader`. The traces are compared by kind, not by what is said. */
const sentences: Readonly<Record<OriginKind, string>> = {
  'unresolved-module':
    'TypeScript doesn’t find the module `loader`, so everything imported from it is `any`.',
  'missing-export': 'The module `loader` doesn’t export `load`.',
  'missing-reexport':
    'The module `loader` passes on `load`, which it can’t find itself.',
  'shorthand-module':
    '`loader` is declared as a module without a body, so everything in it is `any`.',
  'unresolved-name': 'Nothing declares `load`.',
  'unresolved-type': 'Nothing declares the type `load`.',
  'returns-any': '`load` is declared to return `any`.',
  'written-any': 'The type is written as `any`.',
  'declared-any': '`load` is declared as `any`.',
  'untyped-parameter':
    'The parameter `load` has no type, and nothing gives it one.',
  'untyped-declaration': 'The declaration has no type.',
  'callback-parameter': '`load` passes an `any` to its callback.',
  'caught-value':
    'What `catch` catches is `any` without `useUnknownInCatchVariables`.',
  'type-error':
    'TypeScript reports an error here, which makes the value `any`.',
  'suppressed-error':
    'A comment hides TypeScript’s error here, which makes the value `any`.',
  'untyped-new': '`load` is created without type arguments.',
  'type-parameter-default': 'The type parameter `load` is `any` by default.',
  'failed-inference': 'The type depends on itself.',
  'untyped-index': 'The object’s type doesn’t have the key in `load`.',
  narrowing: '`load` narrows the value to a type with an `any` in it.',
  'function-type': 'Calling a `Function` returns `any`.',
  'evolving-variable':
    'The variable `load` has no type, and its values don’t give it one.',
  yield: 'The generator doesn’t declare what it is sent.',
  'untyped-this': 'The function doesn’t declare the type of `this`.',
  'no-jsx-types': 'JSX has no types here.',
  'not-followed':
    'The value leads back to here. What made it `any` isn’t known.',
};

it.each(originKinds)('says what is the case: %s', kind => {
  const origin = {
    kind,
    name: 'load',
    module: 'loader',
    place: { source: 'lib', declaration: 'load' },
  } as AnyOrigin;
  expect(describeOrigin(origin)).toBe(sentences[kind]);
});
