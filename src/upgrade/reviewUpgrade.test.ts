import { beforeAll, describe, expect, it } from 'vitest';
import {
  describeRemovedRules,
  describeRules,
} from '../../plugins/playground/rules/describeRules';
import { readChanges } from '../../plugins/upgrade/readChanges';
import { parseConfig } from '../config/configDocument';
import { parseJson, valueOf } from '../config/json/parseJson';
import { applyAllFixes } from '../config/review/finding';
import type { VersionChanges } from './changes';
import { reviewUpgrade, type UpgradeFinding } from './reviewUpgrade';

const known = { rules: describeRules(), removed: describeRemovedRules() };

let changes: VersionChanges;

beforeAll(() => {
  changes = readChanges('typescript-eslint-5');
}, 60_000);

function review(config: string): UpgradeFinding[] {
  return reviewUpgrade(parseConfig(config), changes, known);
}

/** The config after all fixes, or those of a kind. */
function fix(config: string, severity?: UpgradeFinding['severity']): string {
  const found = review(config).filter(
    each => severity === undefined || each.severity === severity,
  );
  const chosen = new Set(found.map(({ id }) => id));
  return applyAllFixes(
    parseConfig(config),
    document => reviewUpgrade(document, changes, known),
    ({ id }) => chosen.has(id),
  ).document.text;
}

function rulesAfter(
  config: string,
  severity?: UpgradeFinding['severity'],
): unknown {
  const { root } = parseJson(fix(config, severity));
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
    expect(fix(config)).toContain('// Sorted.');
  });

  it('that are gone and off are deleted', () => {
    const config = `{ "rules": { "@typescript-eslint/no-implicit-any-catch": 0 } }`;
    expect(rulesAfter(config)).toEqual({});
  });

  it('get an option that has another name and meaning', () =>
    expect(
      rulesAfter(
        `{ "rules": { "@typescript-eslint/restrict-plus-operands": ["error", { "checkCompoundAssignments": true }] } }`,
        'error',
      ),
    ).toEqual({
      '@typescript-eslint/restrict-plus-operands': [
        'error',
        { skipCompoundAssignments: false },
      ],
    }));

  it('keep a default that has changed, unless it is set', () => {
    const rule = '@typescript-eslint/strict-boolean-expressions';
    expect(rulesAfter(`{ "rules": { "${rule}": 2 } }`)).toEqual({
      [rule]: [2, { allowNullableEnum: true }],
    });
    expect(
      review(
        `{ "parserOptions": { "project": true }, "rules": { "${rule}": [2, { "allowNullableEnum": false }] } }`,
      ),
    ).toEqual([]);
    expect(review(`{ "rules": { "${rule}": "off" } }`)).toEqual([]);
  });

  it('that need types now say so without any', () => {
    const rules = `"rules": { "@typescript-eslint/prefer-optional-chain": "error" }`;
    expect(review(`{ ${rules} }`)[0]).toMatchObject({
      severity: 'error',
      message: expect.stringContaining('needs type information') as string,
    });
    expect(
      review(`{ "parserOptions": { "project": true }, ${rules} }`),
    ).toEqual([]);
  });
});

it('finds what an earlier version removed', () =>
  expect(
    review('{ "rules": { "@typescript-eslint/ban-ts-ignore": "error" } }'),
  ).toMatchObject([
    { severity: 'error', ruleId: expect.any(String) as string },
  ]));

describe('presets from 5.62', () => {
  const recommended = `{ "extends": "plugin:@typescript-eslint/recommended" }`;

  it('can be kept as they were', () =>
    expect(rulesAfter(recommended)).toMatchObject({
      '@typescript-eslint/no-explicit-any': 'warn',
      '@typescript-eslint/no-non-null-assertion': 'warn',
      '@typescript-eslint/no-duplicate-enum-values': 'off',
      '@typescript-eslint/no-inferrable-types': 'error',
    }));

  it('say nothing of rules that the config sets itself', () => {
    const config = `{ "extends": "plugin:@typescript-eslint/recommended", "rules": { "@typescript-eslint/no-explicit-any": "off" } }`;
    const ids = review(config).flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    );
    expect(ids).not.toContain('@typescript-eslint/no-explicit-any');
    expect(ids).toContain('@typescript-eslint/no-unused-vars');
  });

  it('get their present names', () => {
    const config = `[{ "extends": ["plugin:@typescript-eslint/recommended-requiring-type-checking"] }]`;
    expect(review(config).map(({ severity }) => severity)).toContain('info');
    expect(fix(config, 'info')).toContain(
      '"plugin:@typescript-eslint/recommended-type-checked"',
    );
  });
});

describe('what presets set for certain files', () => {
  const presets = (main: string, override: string) =>
    review(`{
  "extends": ["eslint:recommended", "plugin:@typescript-eslint/${main}"],
  "parserOptions": { "project": true },
  "overrides": [{ "files": "*.test.ts", "extends": "plugin:@typescript-eslint/${override}" }]
}`);

  it('is no change where the main part sets it anyway', () => {
    const ids = presets('recommended', 'eslint-recommended').flatMap(
      ({ fix: { edits = [] } = {} }) =>
        edits.flatMap(edit =>
          'set' in edit && edit.set[0] === 'overrides' ? [edit.set.at(-1)] : [],
        ),
    );
    // All else is what "recommended" has there before.
    expect(ids).toEqual(['valid-typeof']);
  });

  it('is asked about together with the rest', () => {
    const messages = presets('strict', 'strict').map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toHaveLength(3);
    const edits = presets('strict', 'strict')[0]?.fix?.edits ?? [];
    expect(edits).toHaveLength(
      2 * (presets('strict', 'strict')[0]?.rules.length ?? 0),
    );
  });
});

it('tells of ESLint’s own rules that presets turn on or off', () => {
  const found = review(
    `{ "extends": ["eslint:recommended", "plugin:@typescript-eslint/recommended"] }`,
  );
  expect(found[0]?.rules).toContainEqual({
    id: 'no-extra-semi',
    before: 'off',
    after: 'error',
  });
  expect(
    review(`{ "extends": ["plugin:@typescript-eslint/recommended"] }`).flatMap(
      ({ rules }) => rules.map(({ id }) => id),
    ),
  ).not.toContain('no-extra-semi');
});

it('keeps a rule as it was with the options that it had', () => {
  const before = `{ "extends": "plugin:@typescript-eslint/strict-type-checked", "parserOptions": { "project": true } }`;
  const since7 = readChanges('typescript-eslint-7.0');
  const kept = reviewUpgrade(parseConfig(before), since7, known)
    .flatMap(({ fix: { edits = [] } = {} }) => edits)
    .find(
      edit =>
        'set' in edit && edit.set.includes('@typescript-eslint/ban-ts-comment'),
    );
  expect(kept).toMatchObject({
    to: ['error', { minimumDescriptionLength: 3 }],
  });
}, 60_000);

it('leaves out nothing that ESLint refuses, and asks of nothing twice', () => {
  const found = review(`{
  "parserOptions": { "project": true },
  "rules": {
    "no-such-rule": "error",
    "@typescript-eslint/restrict-plus-operands": ["error", { "checkCompoundAssignments": true }],
    "@typescript-eslint/interface-name-prefix": "error"
  },
  "overrides": [{ "files": "*.ts", "rules": { "@typescript-eslint/interface-name-prefix": "error" } }]
}`);
  const of = (id: string) =>
    found.filter(({ message }) => message.includes(id)).length;
  expect(of('no-such-rule')).toBe(1);
  expect(of('checkCompoundAssignments')).toBe(1);
  expect(of('interface-name-prefix')).toBe(1);
});

it('finds parser options in both kinds of configs', () => {
  expect(
    fix(`{ "parserOptions": { "createDefaultProgram": true } }`),
  ).toContain('"DEPRECATED__createDefaultProgram": true');
  expect(
    review(
      `[{ "languageOptions": { "parserOptions": { "moduleResolver": "./a.js" } } }]`,
    ),
  ).toMatchObject([{ severity: 'error' }]);
});

it.each([
  '',
  '[',
  'null',
  '[1, null, []]',
  '{"rules": 3, "extends": {}}',
  '{"rules": {"@typescript-eslint/semi": null}, "overrides": {}}',
  '{"parserOptions": []}',
])('survives %j', config => expect(() => fix(config)).not.toThrow());
