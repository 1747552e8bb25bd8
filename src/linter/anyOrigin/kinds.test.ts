import { expect, it } from 'vitest';
import type { AnyOrigin, OriginKind } from './kinds';
import { describeOrigin, mendOf, originKinds } from './kinds';

/** What a reader is told about `load` of the module `loader`. The traces are compared by kind, not by what is said. */
const sentences: Readonly<Record<OriginKind, string>> = {
  'unresolved-module':
    'TypeScript doesn’t find the module `loader`, so everything imported from it is `any`.',
  'missing-export': 'TypeScript finds no export `load` in the module `loader`.',
  'shorthand-module':
    '`loader` is declared as a module without a body, so everything in it is `any`.',
  'unresolved-name': 'Nothing declares `load`.',
  'unresolved-type': 'Nothing declares the type `load`.',
  'written-any': 'The type is written as `any`.',
  'returns-any': '`load` is declared to return `any`.',
  'declared-any': '`load` is declared as `any`.',
  'callback-parameter': '`load` passes an `any` to its callback.',
  'untyped-parameter':
    'The parameter `load` has no type, and nothing gives it one.',
  'untyped-declaration': '`load` is declared without a type.',
  'caught-value':
    'What `catch` catches is `any` without `useUnknownInCatchVariables`.',
  'type-error': 'TypeScript reports an error here: load',
  'untyped-new': '`load` is created without type arguments.',
  'type-parameter-default': 'The type parameter `load` is `any` by default.',
  'untyped-index': 'The object’s type doesn’t have the key in `load`.',
  narrowing:
    'A check narrows `load` to a type with an `any` in it, as `Array.isArray()` does.',
  'function-type': 'Calling a `Function` returns `any`.',
  'no-jsx-types': 'JSX has no types here.',
  'not-followed':
    'The value leads back to here. What made it `any` isn’t known.',
};

function originOf(
  kind: OriginKind,
  name = 'load',
  module = 'loader',
): AnyOrigin {
  return { kind, name, module, place: { source: 'lib', declaration: 'load' } };
}

it.each(originKinds)('says what is the case: %s', kind =>
  expect(describeOrigin(originOf(kind))).toBe(sentences[kind]),
);

it.each(originKinds)('has one sentence of advice and a guide: %s', kind => {
  const { guide, sentence } = mendOf(originOf(kind));
  expect(sentence).toMatch(/^[A-Z][^\n]*\.$/);
  expect(guide).toMatch(/^\/[a-z-]+/);
});

it('calls the default export by no name, which the code gives it', () =>
  expect(describeOrigin(originOf('missing-export', 'default'))).toBe(
    'TypeScript finds no default export in the module `loader`.',
  ));

it('says of an error that TypeScript is made to keep to itself only that it is there', () =>
  expect(describeOrigin(originOf('type-error', ''))).toBe(
    'TypeScript finds an error here, which makes the value `any`.',
  ));

it('has no package installed for a file of the project', () => {
  const advice = (module: string): string =>
    mendOf(originOf('unresolved-module', module, module)).sentence;
  expect(advice('./types')).not.toContain('Install');
  expect(advice('../load')).toContain('path');
  expect(advice('loader')).toContain('Install the package');
});

it('names no package for a name that another one may declare', () =>
  expect(mendOf(originOf('unresolved-name', 'it')).sentence).not.toContain(
    '@types/node',
  ));
