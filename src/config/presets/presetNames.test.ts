import { expect, it } from 'vitest';
import { readPresetName } from './presetNames';

it.each([
  ['eslint:all', 'eslint:all'],
  ['strict', 'strict'],
  [
    'plugin:@typescript-eslint/eslint-plugin/strict',
    'plugin:@typescript-eslint/strict',
  ],
])('knows %s', (name, preset) =>
  expect(readPresetName(name)).toEqual({ preset }),
);

it.each(['prettier', 'eslint-config-prettier', 'prettier/@typescript-eslint'])(
  'has nothing to do for %s',
  name =>
    expect(readPresetName(name)).toEqual({
      preset: 'prettier',
      remark: {
        severity: 'info',
        message: `"${name}" turns layout rules off. Nothing to do here: they are off.`,
      },
    }),
);

it('does what a plugin’s preset does to layout rules', () => {
  const { preset, remark } = readPresetName('plugin:prettier/recommended');
  expect(preset).toBe('plugin:prettier/recommended');
  expect(remark?.message).toContain('"prettier/prettier" is left out');
});

it.each([
  ['airbnb/hooks', 'it needs eslint-config-airbnb.'],
  ['plugin:react/recommended', 'it needs eslint-plugin-react.'],
  ['plugin:@next/next/core-web-vitals', 'it needs @next/eslint-plugin-next.'],
  ['@acme/eslint-config', 'it isn’t part of ESLint or typescript-eslint.'],
  ['./base.json', 'it is another file.'],
  ['C:\\base.json', 'it is another file.'],
])('leaves %s out', (name, missing) =>
  expect(readPresetName(name)).toEqual({ missing }),
);

it.each([
  [
    'plugin:@typescript-eslint/strikt',
    'Did you mean "plugin:@typescript-eslint/strict"?',
  ],
  ['recomended', 'Did you mean "plugin:@typescript-eslint/recommended"?'],
  ['eslint:recomended', 'Did you mean "eslint:recommended"?'],
  ['plugin:@typescript-eslint/everything', 'Available: eslint:all,'],
  ['plugin:nope', "A plugin's presets have names like"],
])('says what is wrong with %s', (name, message) => {
  const { preset, remark } = readPresetName(name);
  expect(preset).toBeUndefined();
  expect(remark?.severity).toBe('error');
  expect(remark?.message).toContain(message);
});
