import { expect, it } from 'vitest';
import { type DeprecatedMeta, readReplacements } from './rules';
import { refuseUnknown } from './unknown';

function read(meta: DeprecatedMeta): string[] | undefined {
  return readReplacements(meta, 'The rule "old"', refuseUnknown);
}

it('says nothing of a rule that is to be used', () => {
  expect(read({})).toBeUndefined();
  expect(read({ deprecated: false, replacedBy: [] })).toBeUndefined();
});

it('reads the names that rules up to 7.x give', () => {
  expect(read({ deprecated: true, replacedBy: ['@scope/new'] })).toEqual([
    '@scope/new',
  ]);
  expect(read({ deprecated: true })).toEqual([]);
});

it.each([
  [{ rule: { name: '@typescript-eslint/new' } }, '@typescript-eslint/new'],
  [{ rule: { name: 'new' } }, 'new'],
  [{ rule: { name: 'new' }, plugin: { name: 'eslint' } }, 'new'],
  [
    { rule: { name: 'new' }, plugin: { name: '@stylistic/eslint-plugin' } },
    '@stylistic/new',
  ],
  [
    { rule: { name: 'new' }, plugin: { name: '@scope/eslint-plugin-ts' } },
    '@scope/ts/new',
  ],
  [{ rule: { name: 'new' }, plugin: { name: 'eslint-plugin-n' } }, 'n/new'],
  [
    { rule: { name: 'sort/new' }, plugin: { name: 'eslint-plugin-sort' } },
    'sort/new',
  ],
])('names the rule of %j as a config does', (replacement, id) =>
  expect(read({ deprecated: { replacedBy: [replacement] } })).toEqual([id]),
);

it('knows of no rule where a package alone is named', () =>
  expect(
    read({ deprecated: { replacedBy: [{ plugin: { name: 'a' } }] } }),
  ).toEqual([]));

it('does not lose what it has no words for', () => {
  const deprecated = { removedIn: '9.0.0' } as DeprecatedMeta['deprecated'];
  expect(() => read({ deprecated })).toThrow(
    'The rule "old": meta.deprecated has the unknown key "removedIn"',
  );
  const text = 'use another' as unknown as DeprecatedMeta['deprecated'];
  expect(() => read({ deprecated: text })).toThrow('meta.deprecated is "use');
});
