import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { VersionChanges } from '../../src/upgrade/changes';
import { upgradeSteps } from '.';
import { readChanges } from './readChanges';
import { readProjectErrors } from './readProjectErrors';

const changes = new Map<string, VersionChanges>();

beforeAll(() => {
  for (const { name, plugin } of upgradeSteps) {
    changes.set(name, readChanges(plugin));
  }
}, 120_000);

describe('from 5.62', () => {
  it('knows rules that are new, gone, and replaced', () => {
    const { from, added, removed } = changes.get('5') ?? {};
    expect(from).toBe('5.62.0');
    expect(added).toContainEqual(
      expect.objectContaining({ name: 'max-params', since: '6.9.0' }),
    );
    expect(removed).toContainEqual({
      name: 'sort-type-union-intersection-members',
      since: '6.0.0',
      replacedBy: ['@typescript-eslint/sort-type-constituents'],
    });
  });

  it('knows defaults and options, and doesn’t take other words of a schema for changes', () => {
    const rules = changes.get('5')?.changed ?? [];
    const optionsOf = (name: string) =>
      rules.find(rule => rule.name === name)?.options ?? [];
    expect(optionsOf('strict-boolean-expressions')).toEqual([
      {
        name: 'allowNullableEnum',
        before: { type: 'boolean', default: 'true' },
        after: { type: 'boolean', default: 'false' },
      },
    ]);
    // Their schemas have other keywords in 5.62.
    for (const name of [
      'array-type',
      'ban-ts-comment',
      'explicit-member-accessibility',
      'no-restricted-imports',
    ]) {
      expect(optionsOf(name), name).toEqual([]);
    }
    expect(
      rules.find(({ name }) => name === 'prefer-optional-chain')?.needsTypes,
    ).toBe(true);
  });

  it('knows what presets gained and lost', () => {
    const recommended = changes
      .get('5')
      ?.presets.find(({ name }) => name === 'recommended');
    expect(recommended?.rules).toContainEqual({
      id: '@typescript-eslint/no-non-null-assertion',
      before: 'warn',
    });
    expect(recommended?.rules).toContainEqual({
      id: '@typescript-eslint/no-explicit-any',
      before: 'warn',
      after: 'error',
    });
  });

  it('knows parser options', () =>
    expect(changes.get('5')?.parserOptions).toEqual(
      expect.arrayContaining([
        {
          before: 'createDefaultProgram',
          after: 'DEPRECATED__createDefaultProgram',
        },
        { before: 'moduleResolver' },
        { after: 'jsDocParsingMode' },
      ]),
    ));
});

it('from 7.0, no rule is gone, and ESLint is the same', () => {
  const { removed, requirements } = changes.get('7') ?? {};
  expect(removed).toEqual([]);
  expect(requirements?.map(({ name }) => name)).toEqual([
    'Node.js',
    'TypeScript',
  ]);
});

it.each([undefined, 'true'])(
  'versions of the parser have words for each error, CI: %s',
  isCi => {
    vi.stubEnv('CI', isCi);
    const errors = readProjectErrors();
    const whose = (kind: string) =>
      errors
        .filter(error => error.kind === kind)
        .map(({ versions }) => versions);
    const newest: unknown = expect.stringMatching(/^8\./);
    const older = ['7.11', '6.21', '5.62'];
    expect(whose('not-included')).toEqual([[newest], older]);
    expect(whose('not-in-programs')).toEqual([[newest], older]);
    expect(whose('no-program')).toEqual([[newest], older]);
    expect(whose('tsconfig-not-found')).toEqual([[newest, ...older]]);
    expect(errors.map(({ message }) => message).join()).not.toMatch(/\/tmp\//);
    vi.unstubAllEnvs();
  },
);
