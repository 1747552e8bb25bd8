import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareFacts } from '../../plugins/upgrade/readChanges';
import { type Facts, readFacts } from './readFacts';

const projectFolder = join(import.meta.dirname, '../..');

/** Where a package that is installed under another name has packages of its own. */
function folderOf(alias: string): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve(`${alias}/package.json`));
}

let installed: Facts;

beforeAll(() => {
  installed = readFacts(projectFolder);
}, 60_000);

it('understands the installed packages, which are as they are', () => {
  expect(installed.notUnderstood).toEqual([]);
  const { presets, ...changes } = compareFacts(installed, installed);
  expect(Object.values(changes).flat()).toEqual([]);
  expect(presets.filter(({ state }) => state !== 'same')).toEqual([]);
});

describe('the last 7.x', () => {
  let facts: Facts;
  let changes: ReturnType<typeof compareFacts>;

  beforeAll(() => {
    facts = readFacts(folderOf('typescript-eslint-7.18'));
    changes = compareFacts(installed, facts);
  }, 60_000);

  it('is understood', () => {
    expect(facts.notUnderstood).toEqual([]);
    expect(facts.rules.size).toBeGreaterThan(installed.rules.size);
  });

  it('has changes of each kind', () => {
    expect(changes.added).toContain(
      'no-unnecessary-parameter-property-assignment',
    );
    expect(changes.deprecated).toContain('sort-type-constituents');
    const changed = changes.changed.find(
      ({ name }) => name === 'no-floating-promises',
    );
    expect(changed?.options).toContainEqual({
      name: 'allowForKnownSafePromises',
      before: undefined,
      after: expect.anything() as unknown,
    });
  });
});

describe('8.x with ESLint 9', () => {
  let facts: Facts;
  let changes: ReturnType<typeof compareFacts>;

  beforeAll(() => {
    facts = readFacts(folderOf('typescript-eslint-8'), 'eslint-9');
    changes = compareFacts(installed, facts);
  }, 60_000);

  it('is understood', () => {
    expect(facts.notUnderstood).toEqual([]);
    expect(facts.versions.version).toMatch(/^8\./);
    expect(facts.versions.typescript).toMatch(/^>=[\d.]+ <[\d.]+$/);
  });

  it('has deprecations and their replacements from objects', () => {
    expect(facts.rules.get('no-empty-interface')?.metadata).toMatchObject({
      deprecated: true,
      replacedBy: ['@typescript-eslint/no-empty-object-type'],
    });
    expect(changes.removed).toContain('ban-types');
  });

  it('has presets with what they extend', () => {
    expect(facts.presets.get('strict')).toMatchObject({
      'no-const-assign': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
    });
    expect([...facts.presets.keys()]).toEqual([...installed.presets.keys()]);
    const recommended = changes.presets.find(
      ({ name }) => name === 'recommended',
    );
    expect(recommended?.rules).toContainEqual({
      id: '@typescript-eslint/no-require-imports',
      before: undefined,
      after: 'error',
    });
  });
});
