import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { flatPresetName } from './flatPresetName';
import { chosenPresets } from './presetNames';

it.each([
  ['recommended', 'recommended'],
  ['recommended-type-checked', 'recommendedTypeChecked'],
  ['strict-type-checked-only', 'strictTypeCheckedOnly'],
])('spells %s as %s', (name, flat) => {
  expect(flatPresetName(name)).toBe(flat);
});

it('spells presets as the package does', () => {
  expect(Object.keys(tseslint.configs)).toEqual(
    expect.arrayContaining(chosenPresets.map(flatPresetName)),
  );
});
