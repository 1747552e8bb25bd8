import { expect, it } from 'vitest';
import {
  isOwnPlugin,
  packageOfPreset,
  pluginOf,
  pluginPackage,
} from './packageNames';

it.each([
  ['react', 'eslint-plugin-react'],
  ['eslint-plugin-react', 'eslint-plugin-react'],
  ['@stylistic', '@stylistic/eslint-plugin'],
  ['@stylistic/ts', '@stylistic/eslint-plugin-ts'],
  ['@stylistic/eslint-plugin', '@stylistic/eslint-plugin'],
])('the plugin %s is in %s', (name, expected) =>
  expect(pluginPackage(name)).toBe(expected),
);

it.each([
  ['airbnb', 'eslint-config-airbnb'],
  ['airbnb/hooks', 'eslint-config-airbnb'],
  ['@acme', '@acme/eslint-config'],
  ['@acme/eslint-config/react', '@acme/eslint-config'],
  ['@vue/typescript/recommended', '@vue/eslint-config-typescript'],
])('the config %s is in %s', (name, expected) =>
  expect(packageOfPreset(name)).toBe(expected),
);

it.each([
  ['no-var', undefined],
  ['import/order', 'import'],
  ['@typescript-eslint/no-shadow', '@typescript-eslint'],
  ['@next/next/no-img-element', '@next/next'],
])('the rule %s is of %s', (id, plugin) => expect(pluginOf(id)).toBe(plugin));

it('knows its own plugin by all of its names', () => {
  expect(isOwnPlugin('@typescript-eslint')).toBe(true);
  expect(isOwnPlugin('@typescript-eslint/eslint-plugin')).toBe(true);
  expect(isOwnPlugin('@typescript-eslint/tslint')).toBe(false);
});
