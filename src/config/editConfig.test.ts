import { describe, expect, it } from 'vitest';
import { parseConfig } from './configDocument';
import {
  choosePreset,
  extendedPresets,
  ruleSettings,
  setRule,
} from './editConfig';
import type { RuleSetting } from './ruleEntry';

const file = 'src/cart.ts';
const rulesIn = (text: string) => ruleSettings(parseConfig(text), file);
const set = (text: string, ...rest: [string, RuleSetting | undefined]) =>
  setRule(parseConfig(text), file, ...rest);
const presetsIn = (text: string) => extendedPresets(parseConfig(text), file);

describe('ruleSettings', () =>
  it('reads severities as words and as numbers', () =>
    expect([
      ...rulesIn(
        '{ "rules": { "a": 1, "b": ["error", { "x": 1 }], "c": "of" } }',
      ),
    ]).toEqual([
      ['a', { severity: 'warn', options: [] }],
      ['b', { severity: 'error', options: [{ x: 1 }] }],
    ])));

describe('the rules of a config', () =>
  it('are those that it sets for the file', () => {
    const text =
      '[{"rules":{"a":1}},{"files":["*.test.ts"],"rules":{"a":0,"b":0}}]';
    expect([...rulesIn(text).keys()]).toEqual(['a']);
    expect(
      JSON.parse(set(text, 'b', { severity: 'error', options: [] })),
    ).toMatchObject([{ rules: { a: 1, b: 'error' } }, { rules: { b: 0 } }]);
    expect(
      JSON.parse(
        set('[{"files":["*.ts"],"rules":{}}]', 'a', {
          severity: 'error',
          options: [],
        }),
      ),
    ).toEqual([{ files: ['*.ts'], rules: {} }, { rules: { a: 'error' } }]);
    const overrides =
      '{"rules":{"a":1},"overrides":[{"files":["*.ts"],"rules":{"a":0}}]}';
    expect(rulesIn(overrides).get('a')?.severity).toBe('off');
    expect(
      JSON.parse(set(overrides, 'a', { severity: 'error', options: [] })),
    ).toEqual({
      rules: { a: 1 },
      overrides: [{ files: ['*.ts'], rules: { a: 'error' } }],
    });
  }));

describe('setRule', () => {
  const error = { severity: 'error', options: [] } as const;

  it('keeps comments', () => {
    const text =
      '{\n  // Mine\n  "rules": {\n    "a": "warn", // keep\n    "b": "off"\n  }\n}\n';
    expect(set(text, 'a', { ...error, options: [] })).toBe(
      text.replace('"warn"', '"error"'),
    );
  });

  it('adds rules where there are none', () => {
    expect(JSON.parse(set('', 'a', { ...error, options: [] }))).toEqual({
      rules: { a: 'error' },
    });
    expect(
      JSON.parse(
        set('{ "extends": "strict" }', 'a', {
          severity: 'warn',
          options: [1],
        }),
      ),
    ).toEqual({ extends: 'strict', rules: { a: ['warn', 1] } });
  });

  it('takes a rule out', () =>
    expect(JSON.parse(set('{"rules":{"a":1,"b":2}}', 'a', undefined))).toEqual({
      rules: { b: 2 },
    }));

  it('changes the part of a list that sets the rule', () => {
    const text = '[{"rules":{"a":1}},{"rules":{"b":1}}]';
    expect(JSON.parse(set(text, 'a', { ...error, options: [] }))).toEqual([
      { rules: { a: 'error' } },
      { rules: { b: 1 } },
    ]);
    expect(JSON.parse(set(text, 'c', { ...error, options: [] }))).toEqual([
      { rules: { a: 1 } },
      { rules: { b: 1, c: 'error' } },
    ]);
  });
});

describe('choosePreset', () => {
  const isGraded = (name: string) => /recommended|strict/.test(name);
  const choose = (text: string, chosen: string | undefined) =>
    choosePreset(parseConfig(text), file, isGraded, chosen);

  it('puts a preset in the place of the one before, and leaves the rest', () => {
    const text = `{
  // Mine
  "extends": [
    "stylistic", // for looks
    "recommended",
    "strict"
  ],
  "rules": {}
}
`;
    expect(choose(text, 'strict-type-checked')).toBe(`{
  // Mine
  "extends": [
    "stylistic", // for looks
    "strict-type-checked"
  ],
  "rules": {}
}
`);
  });

  it('adds a preset, those of the core first', () => {
    expect(choose('{}', 'strict')).toBe(
      '{\n  "extends": [\n    "strict"\n  ]\n}',
    );
    expect(choose('{ "rules": {} }', 'strict')).toMatch(
      /^\{\s*"extends": \[\s*"strict"\s*\],\s*"rules": \{\}\s*\}$/,
    );
    expect(presetsIn(choose('{ "extends": ["stylistic"] }', 'strict'))).toEqual(
      ['stylistic', 'strict'],
    );
    expect(
      presetsIn(
        choosePreset(
          parseConfig('{ "extends": ["strict"] }'),
          file,
          name => name.startsWith('eslint:'),
          'eslint:all',
        ),
      ),
    ).toEqual(['eslint:all', 'strict']);
    expect(presetsIn(choose('', 'strict'))).toEqual(['strict']);
  });

  it('changes the override that has the preset', () => {
    const text =
      '{ "extends": ["stylistic"], "overrides": [{ "files": ["*.ts"], "extends": ["strict"] }] }';
    expect(presetsIn(text)).toEqual(['stylistic', 'strict']);
    expect(choose(text, 'recommended')).toBe(
      text.replace('strict', 'recommended'),
    );
  });

  it('takes presets out', () => {
    const text = '{ "extends": ["recommended", "stylistic", "strict"] }';
    expect(presetsIn(choose(text, undefined))).toEqual(['stylistic']);
    expect(presetsIn(choose('{ "extends": ["strict"] }', undefined))).toEqual(
      [],
    );
  });

  it('understands a preset that is not in a list', () => {
    const text = '{ "extends": "recommended" }';
    expect(choose(text, 'strict')).toBe('{ "extends": "strict" }');
    expect(presetsIn(choose(text, undefined))).toEqual([]);
    expect(presetsIn(choose('{ "extends": "stylistic" }', 'strict'))).toEqual([
      'stylistic',
      'strict',
    ]);
  });

  it('changes the config of a list that extends something for all files', () => {
    const text = `[
  { "files": ["*.js"], "extends": ["recommended"] },
  { "rules": {} },
  { "extends": ["strict"] }
]`;
    expect(presetsIn(text)).toEqual(['strict']);
    expect(choose(text, 'recommended')).toContain(
      '{ "extends": ["recommended"] }\n]',
    );
    expect(choose('[]', 'strict')).toMatch(
      /^\[\s*\{\s*"extends": \[\s*"strict"/,
    );
  });

  it('changes nothing in a text that it cannot read', () =>
    expect(choose('module.exports = {}', 'strict')).toBe(
      'module.exports = {}',
    ));
});
