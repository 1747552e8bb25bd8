import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Change, describeChanges } from './describeChanges';
import { type Facts, readFacts } from './readFacts';

const projectFolder = join(import.meta.dirname, '../..');

/** Where a package that is installed under another name has packages of its own. */
function folderOf(alias: string): string {
  const require = createRequire(import.meta.url);
  return dirname(require.resolve(`${alias}/package.json`));
}

function itemsOf(changes: readonly Change[], title: string): string[] {
  return changes.find(change => change.title.startsWith(title))?.items ?? [];
}

let installed: Facts;

beforeAll(() => {
  installed = readFacts(projectFolder);
}, 60_000);

it('understands the installed packages, which are as they are', () => {
  expect(installed.notUnderstood).toEqual([]);
  expect(describeChanges(installed, installed)).toEqual([]);
});

describe('the last 7.x', () => {
  let facts: Facts;
  let changes: Change[];

  beforeAll(() => {
    facts = readFacts(folderOf('typescript-eslint-7.18'));
    changes = describeChanges(installed, facts);
  }, 60_000);

  it('is understood', () => {
    expect(facts.notUnderstood).toEqual([]);
    expect(facts.rules.size).toBeGreaterThan(installed.rules.size);
  });

  it('has changes of each kind', () => {
    expect(itemsOf(changes, 'Versions')).toContain('version: 7.11.0 → 7.18.0');
    expect(itemsOf(changes, 'New rules')).toContain(
      'no-unnecessary-parameter-property-assignment',
    );
    expect(itemsOf(changes, 'Deprecations')).toContain(
      'sort-type-constituents: in use → deprecated for perfectionist/sort-intersection-types, perfectionist/sort-union-types',
    );
    expect(itemsOf(changes, 'Options').join('\n')).toMatch(
      /^no-floating-promises: \+allowForKnownSafePromises/m,
    );
  });
});

describe('8.x with ESLint 9', () => {
  let facts: Facts;
  let changes: Change[];

  beforeAll(() => {
    facts = readFacts(folderOf('typescript-eslint-8'), 'eslint-9');
    changes = describeChanges(installed, facts);
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
    expect(itemsOf(changes, 'Removed rules')).toContain('ban-types');
  });

  it('has presets with what they extend', () => {
    expect(facts.presets.get('strict')).toMatchObject({
      'no-const-assign': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
    });
    expect([...facts.presets.keys()]).toEqual([...installed.presets.keys()]);
    expect(itemsOf(changes, 'Presets').join('\n')).toMatch(
      /^recommended: .*\+@typescript-eslint\/no-require-imports/m,
    );
  });
});
