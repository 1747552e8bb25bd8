import plugin from '@typescript-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { spellPreset } from './presetSpelling';

/** An older name that flat configs don't have. */
const eslintrcOnly = ['recommended-requiring-type-checking'];

it('spells all presets as the packages do', () => {
  const names = Object.keys(plugin.configs).filter(
    name => !eslintrcOnly.includes(name),
  );
  expect(names.map(name => spellPreset(name, 'flat')).sort()).toEqual(
    Object.keys(tseslint.configs).sort(),
  );
  expect(names.map(name => spellPreset(name, 'eslintrc'))).toEqual(names);
});
