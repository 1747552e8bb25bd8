import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import prettier from 'eslint-config-prettier';
import { expect, it } from 'vitest';
import { describeRules } from '../../../plugins/playground/rules/describeRules';
import { type PresetSources, resolveConfig } from '../../linter/answers/config';
import { presetPrefix } from '../../linter/presets';
import { toRuleSetting } from '../ruleEntry';
import { presetSettings } from './presetSettings';

const rules = describeRules();

const sources = {
  presets: plugin.configs as PresetSources['presets'],
  coreRules: builtinRules,
  prettier,
  plugin: plugin as PresetSources['plugin'],
};

const lists = [
  ...Object.keys(plugin.configs).map(name => [presetPrefix + name]),
  ['eslint:all'],
  ['eslint:recommended', 'strict-type-checked', 'disable-type-checked'],
  ['strict', 'recommended'],
];

it.each(lists.flatMap(list => ['a.ts', 'a.mjs'].map(name => ({ list, name }))))(
  'says what the linter does with $list for $name',
  ({ list, name }) => {
    const { config } = resolveConfig(sources, { extends: list }, name);
    const settings = presetSettings({ extends: list }, rules, name);
    expect(
      new Map(
        Array.from(settings, ([id, { severity, options }]) => [
          id,
          { severity, options },
        ]),
      ),
    ).toEqual(
      new Map(
        Object.entries(config.rules ?? {}).map(([id, entry]) => [
          id,
          toRuleSetting(entry),
        ]),
      ),
    );
  },
);

it('names the preset that has the last word', () => {
  const settings = presetSettings(
    {
      extends: ['eslint:recommended'],
      overrides: [{ extends: [`${presetPrefix}recommended`] }],
    },
    rules,
    'a.ts',
  );
  expect(settings.get('no-undef')).toEqual({
    severity: 'off',
    options: [],
    preset: 'recommended',
  });
  expect(settings.get('no-debugger')?.preset).toBe('eslint:recommended');
});
