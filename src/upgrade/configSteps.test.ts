import { beforeAll, describe, expect, it } from 'vitest';
import { readChanges } from '../../plugins/upgrade/readChanges';
import { parseJson, valueOf } from '../config/json/parseJson';
import type { VersionChanges } from './changes';
import { applySteps, type ConfigStep, findConfigSteps } from './configSteps';

let changes: VersionChanges;

beforeAll(() => {
  changes = readChanges('typescript-eslint-5');
}, 60_000);

function stepsFor(config: string): ConfigStep[] {
  return findConfigSteps(config, changes);
}

/** The config's rules after all edits of a kind. */
function rulesAfter(config: string, kind?: ConfigStep['kind']): unknown {
  const steps = stepsFor(config).filter(
    step => kind === undefined || step.kind === kind,
  );
  const { root } = parseJson(applySteps(config, steps));
  const edited = root && (valueOf(root) as { rules?: unknown });
  return edited?.rules;
}

describe('rules from 5.62', () => {
  it('are renamed with their options, and comments stay', () => {
    const config = `{
  "rules": {
    // Sorted.
    "@typescript-eslint/sort-type-union-intersection-members": ["warn", { "checkUnions": false }],
    "@typescript-eslint/no-parameter-properties": ["error", { "allows": ["readonly"] }]
  }
}`;
    expect(rulesAfter(config)).toEqual({
      '@typescript-eslint/sort-type-constituents': [
        'warn',
        { checkUnions: false },
      ],
      '@typescript-eslint/parameter-properties': [
        'error',
        { allow: ['readonly'] },
      ],
    });
    expect(applySteps(config, stepsFor(config))).toContain('// Sorted.');
  });

  it('that are gone and off are deleted', () => {
    const config = `{ "rules": { "@typescript-eslint/no-implicit-any-catch": 0 } }`;
    expect(rulesAfter(config)).toEqual({});
  });

  it('get an option that has another name and meaning', () => {
    expect(
      rulesAfter(
        `{ "rules": { "@typescript-eslint/restrict-plus-operands": ["error", { "checkCompoundAssignments": true }] } }`,
        'needed',
      ),
    ).toEqual({
      '@typescript-eslint/restrict-plus-operands': [
        'error',
        { skipCompoundAssignments: false },
      ],
    });
  });

  it('keep a default that has changed, unless it is set', () => {
    const rule = '@typescript-eslint/strict-boolean-expressions';
    expect(rulesAfter(`{ "rules": { "${rule}": 2 } }`)).toEqual({
      [rule]: [2, { allowNullableEnum: true }],
    });
    expect(
      stepsFor(
        `{ "rules": { "${rule}": [2, { "allowNullableEnum": false }] } }`,
      ),
    ).toEqual([]);
    expect(stepsFor(`{ "rules": { "${rule}": "off" } }`)).toEqual([]);
  });

  it('that need types now say so without any', () => {
    const rules = `"rules": { "@typescript-eslint/prefer-optional-chain": "error" }`;
    expect(stepsFor(`{ ${rules} }`)[0]).toMatchObject({
      kind: 'needed',
      message: expect.stringContaining('needs type information') as string,
    });
    expect(
      stepsFor(`{ "parserOptions": { "project": true }, ${rules} }`),
    ).toEqual([]);
  });
});

describe('presets from 5.62', () => {
  const recommended = `{ "extends": "plugin:@typescript-eslint/recommended" }`;

  it('can be kept as they were', () => {
    expect(rulesAfter(recommended)).toMatchObject({
      '@typescript-eslint/no-explicit-any': 'warn',
      '@typescript-eslint/no-non-null-assertion': 'warn',
      '@typescript-eslint/no-duplicate-enum-values': 'off',
      '@typescript-eslint/no-inferrable-types': 'error',
    });
  });

  it('say nothing of rules that the config sets itself', () => {
    const config = `{ "extends": "plugin:@typescript-eslint/recommended", "rules": { "@typescript-eslint/no-explicit-any": "off" } }`;
    const ids = stepsFor(config).flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    );
    expect(ids).not.toContain('@typescript-eslint/no-explicit-any');
    expect(ids).toContain('@typescript-eslint/no-unused-vars');
  });

  it('get their present names', () => {
    const config = `[{ "extends": ["plugin:@typescript-eslint/recommended-requiring-type-checking"] }]`;
    const [step] = stepsFor(config);
    expect(step?.kind).toBe('advised');
    expect(step?.edit?.apply(config)).toContain(
      '"plugin:@typescript-eslint/recommended-type-checked"',
    );
  });
});

it('finds parser options in both kinds of configs', () => {
  expect(
    applySteps(
      `{ "parserOptions": { "createDefaultProgram": true } }`,
      stepsFor(`{ "parserOptions": { "createDefaultProgram": true } }`),
    ),
  ).toContain('"DEPRECATED__createDefaultProgram": true');
  expect(
    stepsFor(
      `[{ "languageOptions": { "parserOptions": { "moduleResolver": "./a.js" } } }]`,
    ),
  ).toMatchObject([{ kind: 'needed' }]);
});

it.each([
  '',
  '[',
  'null',
  '[1, null, []]',
  '{"rules": 3, "extends": {}}',
  '{"rules": {"@typescript-eslint/semi": null}, "overrides": {}}',
  '{"parserOptions": []}',
])('survives %j', config => {
  expect(() => applySteps(config, stepsFor(config))).not.toThrow();
});
