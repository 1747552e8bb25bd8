import { describe, expect, it } from 'vitest';
import { ruleSettings, setRule } from './editConfig';

describe('ruleSettings', () => {
  it('reads severities as words and as numbers', () => {
    expect([
      ...ruleSettings(
        '{ "rules": { "a": 1, "b": ["error", { "x": 1 }], "c": "of" } }',
      ),
    ]).toEqual([
      ['a', { severity: 'warn', options: [] }],
      ['b', { severity: 'error', options: [{ x: 1 }] }],
    ]);
  });
});

describe('setRule', () => {
  const error = { severity: 'error', options: [] } as const;

  it('keeps comments', () => {
    const text =
      '{\n  // Mine\n  "rules": {\n    "a": "warn", // keep\n    "b": "off"\n  }\n}\n';
    expect(setRule(text, 'a', { ...error, options: [] })).toBe(
      text.replace('"warn"', '"error"'),
    );
  });

  it('adds rules where there are none', () => {
    expect(JSON.parse(setRule('', 'a', { ...error, options: [] }))).toEqual({
      rules: { a: 'error' },
    });
    expect(
      JSON.parse(
        setRule('{ "extends": "strict" }', 'a', {
          severity: 'warn',
          options: [1],
        }),
      ),
    ).toEqual({ extends: 'strict', rules: { a: ['warn', 1] } });
  });

  it('takes a rule out', () => {
    expect(
      JSON.parse(setRule('{"rules":{"a":1,"b":2}}', 'a', undefined)),
    ).toEqual({
      rules: { b: 2 },
    });
  });

  it('changes the part of a list that sets the rule', () => {
    const text = '[{"rules":{"a":1}},{"rules":{"b":1}}]';
    expect(JSON.parse(setRule(text, 'a', { ...error, options: [] }))).toEqual([
      { rules: { a: 'error' } },
      { rules: { b: 1 } },
    ]);
    expect(JSON.parse(setRule(text, 'c', { ...error, options: [] }))).toEqual([
      { rules: { a: 1 } },
      { rules: { b: 1, c: 'error' } },
    ]);
  });
});
