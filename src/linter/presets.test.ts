import plugin from '@typescript-eslint/eslint-plugin';
import { describe, expect, it } from 'vitest';
import { eslintrcPresets, resolvePreset } from './presets';

const presets = plugin.configs;

describe('resolvePreset', () => {
  it('gives the rules of a preset with their options', () => {
    const rules = resolvePreset(presets, 'strict', 'cart.ts');
    expect(rules?.['@typescript-eslint/no-explicit-any']).toBe('error');
    expect(rules?.['@typescript-eslint/ban-ts-comment']).toEqual([
      'error',
      { minimumDescriptionLength: 10 },
    ]);
  });

  it('adds what the presets set that it extends, for TypeScript files only', () => {
    const getConstAssign = (fileName: string): unknown =>
      resolvePreset(presets, 'recommended', fileName)?.['no-const-assign'];
    expect(getConstAssign('cart.ts')).toBe('off');
    expect(getConstAssign('cart.mts')).toBe('off');
    expect(getConstAssign('cart.js')).toBeUndefined();
  });

  it('follows presets that name each other by a longer path', () => {
    const parent = { rules: { eqeqeq: 'error' } } as const;
    const sources = {
      base: parent,
      own: { extends: './configs/eslintrc/base' },
    };
    expect(resolvePreset(sources, 'own', 'cart.ts')).toEqual(parent.rules);
  });

  it('does not lose a preset that it cannot find', () => {
    const sources = { own: { extends: './elsewhere/base' } };
    expect(() => resolvePreset(sources, 'own', 'cart.ts')).toThrow(
      'extends "./elsewhere/base"',
    );
  });

  it('knows every preset of the plugin, and no other', () => {
    for (const name of Object.keys(presets)) {
      expect(resolvePreset(presets, name, 'cart.ts'), name).toBeDefined();
    }
    expect(resolvePreset(presets, 'relaxed', 'cart.ts')).toBeUndefined();
    expect(resolvePreset(presets, 'constructor', 'cart.ts')).toBeUndefined();
  });
});

it('leaves presets for flat configs out of an eslintrc’s', () =>
  expect(Object.keys(eslintrcPresets({ base: {}, 'flat/base': [] }))).toEqual([
    'base',
  ]));
