import plugin from '@typescript-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { eslintrcOnly, spellPreset } from './presetSpelling';

it('spells all presets as the packages do', () => {
  const names = Object.keys(plugin.configs).filter(
    name => name !== eslintrcOnly,
  );
  expect(names.map(name => spellPreset(name, 'flat')).sort()).toEqual(
    Object.keys(tseslint.configs).sort(),
  );
  expect(names.map(name => spellPreset(name, 'eslintrc'))).toEqual(names);
});
