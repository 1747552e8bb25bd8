import plugin from '@typescript-eslint/eslint-plugin';
import { describe, expect, it } from 'vitest';
import { presetsWith, readRules } from './readRules';

const rules = new Map(readRules().map(rule => [rule.name, rule]));

describe('readRules', () => {
  it('has every rule of the plugin', () =>
    expect([...rules.keys()]).toEqual(Object.keys(plugin.rules).sort()));

  it('has the presets that switch a rule on, with the options they set', () => {
    const presets = rules.get('ban-ts-comment')?.presets ?? [];
    expect(presets.find(({ name }) => name === 'recommended')).toEqual({
      name: 'recommended',
      severity: 'error',
    });
    expect(presets.find(({ name }) => name === 'strict')?.options).toEqual([
      { minimumDescriptionLength: 10 },
    ]);
  });

  it('has only presets to choose, the smallest first', () =>
    expect(
      rules.get('await-thenable')?.presets.map(({ name }) => name),
    ).toEqual(['recommended-type-checked', 'strict-type-checked']));

  it('has all presets for other programs, but none that turn a rule off', () =>
    expect(presetsWith('await-thenable').map(({ name }) => name)).toEqual([
      'recommended-type-checked-only',
      'strict-type-checked-only',
      'recommended-requiring-type-checking',
      'recommended-type-checked',
      'strict-type-checked',
      'all',
    ]));

  it('has what a deprecated rule is replaced by', () =>
    expect(rules.get('no-throw-literal')).toMatchObject({
      deprecated: true,
      replacedBy: ['@typescript-eslint/only-throw-error'],
    }));
});
