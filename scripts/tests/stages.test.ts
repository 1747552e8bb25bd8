import { expect, test } from 'vitest';
import { selectStages } from './stages.mjs';

function namesOf(only: string | undefined): string[] {
  return selectStages(only).map(({ name }) => name);
}

test('everything is run if nothing is chosen', () => {
  expect(namesOf(undefined)).toEqual([
    'build',
    'engine',
    'guides',
    'facts',
    'generator',
    'claims',
    'unit',
    'lint',
    'content',
    'format',
    'types',
    'components',
    'configs',
    'spelling',
    'markdown',
    'site',
    'search',
    'e2e',
  ]);
});

test('some stages are run in their order', () => {
  expect(namesOf('types,unit')).toEqual(['unit', 'types']);
});

test.each(['site', 'search', 'e2e', 'build'])('%s builds first', name => {
  expect(namesOf(`${name},unit`)).toEqual([
    ...new Set(['build', 'unit', name]),
  ]);
});

test('those that follow another one come after it', () => {
  const names = namesOf(undefined);
  for (const { name, after = name } of selectStages(undefined)) {
    expect(names.indexOf(after), name).toBeLessThanOrEqual(names.indexOf(name));
    expect(names).toContain(after);
  }
});

test('an unknown name is refused with those that there are', () => {
  expect(() => selectStages('e2')).toThrow(
    /^There is no stage "e2"\. Choose from: build, engine, .*e2e$/,
  );
});
