import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { expect, it } from 'vitest';
import { prettierPresetsWith } from './layoutRules';

it('turns off what eslint-config-prettier turns off', () => {
  const load = createRequire(import.meta.url);
  const { rules } = load('eslint-config-prettier') as { rules: object };
  const all = [
    ...Array.from(builtinRules, ([id, { meta }]) => [id, meta.type] as const),
    ...Object.entries(plugin.rules).map(
      ([name, { meta }]) => [`@typescript-eslint/${name}`, meta.type] as const,
    ),
  ];
  expect(
    all
      .filter(([id, type]) => prettierPresetsWith(id, type)[0] === 'prettier')
      .map(([id]) => id),
  ).toEqual(all.map(([id]) => id).filter(id => Object.hasOwn(rules, id)));
});
