import { expect, test } from 'vitest';
import { selectStages } from './stages.mjs';

function namesOf(only: string | undefined): string[] {
  return selectStages(only).map(({ name }) => name);
}

test('everything is run if nothing is chosen', () => {
  expect(namesOf(undefined)).toEqual([
    'engine',
    'unit',
    'components',
    'types',
    'lint',
    'format',
    'content',
    'generator',
    'guides',
    'build',
    'search',
    'e2e',
  ]);
});

test('some stages are run in their order', () => {
  expect(namesOf('types,unit')).toEqual(['unit', 'types']);
});

test.each(['search', 'e2e', 'build'])('%s builds first', name => {
  expect(namesOf(`${name},unit`)).toEqual([
    ...new Set(['unit', 'build', name]),
  ]);
});

test('an unknown name is refused with those that there are', () => {
  expect(() => selectStages('e2')).toThrow(
    /^There is no stage "e2"\. Choose from: engine, unit, .*e2e$/,
  );
});
