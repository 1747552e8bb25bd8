import plugin from '@typescript-eslint/eslint-plugin';
import { describe, expect, it } from 'vitest';
import { readRules } from './readRules';

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

  it('leaves out presets that switch a rule off', () =>
    expect(
      rules.get('await-thenable')?.presets.map(({ name }) => name),
    ).not.toContain('disable-type-checked'));

  it('has what a deprecated rule is replaced by', () =>
    expect(rules.get('no-throw-literal')).toMatchObject({
      deprecated: true,
      replacedBy: ['@typescript-eslint/only-throw-error'],
    }));
});
