import { createRequire } from 'node:module';
import removedPluginRules from '@site/data/removed-plugin-rules.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeRemovedRules,
  describeRules,
} from '../../../plugins/playground/rules/describeRules';
import { parseConfig } from '../configDocument';
import { moveConfig } from '../moveConfig';
import { applyAllFixes } from './finding';
import { reviewConfig } from './reviewConfig';

const known = { rules: describeRules(), removed: describeRemovedRules() };
const ts = 'plugin:@typescript-eslint/';

function review(config: object) {
  return reviewConfig(parseConfig(JSON.stringify(config, null, 2)), known);
}

/** The config after all fixes. */
function fix(config: object): unknown {
  return JSON.parse(fixAll(JSON.stringify(config, null, 2)));
}

function fixAll(text: string): string {
  return applyAllFixes(
    parseConfig(text),
    each => reviewConfig(each, known),
    () => true,
  ).document.text;
}

describe('a review finds, and fixes', () =>
  it.each([
    [
      'names with a slip',
      { rules: { '@typescript-eslint/no-explict-any': 'error' } },
      'Did you mean "@typescript-eslint/no-explicit-any"?',
      { rules: { '@typescript-eslint/no-explicit-any': 'error' } },
    ],
    [
      'removed rules, with options that do the same',
      {
        rules: {
          '@typescript-eslint/interface-name-prefix': ['warn', 'always'],
        },
      },
      'was removed in version 3.0.0',
      {
        rules: {
          '@typescript-eslint/naming-convention': [
            'warn',
            { selector: 'interface', format: ['PascalCase'], prefix: ['I'] },
          ],
        },
      },
    ],
    [
      'several removed rules that one replaces',
      {
        rules: {
          '@typescript-eslint/class-name-casing': 'error',
          '@typescript-eslint/interface-name-prefix': 'error',
        },
      },
      'was removed in version 3.0.0',
      {
        rules: {
          '@typescript-eslint/naming-convention': [
            'error',
            { selector: ['class', 'interface'], format: ['PascalCase'] },
            {
              selector: 'interface',
              format: null,
              custom: { regex: '^I[A-Z]', match: false },
            },
          ],
        },
      },
    ],
    [
      'removed rules that are off',
      { rules: { '@typescript-eslint/camelcase': 0, 'no-var': 'error' } },
      'It is off: delete it.',
      { rules: { 'no-var': 'error' } },
    ],
    [
      'wrong options',
      { rules: { 'no-unused-vars': ['error', { argIgnorePattern: '^_' }] } },
      'There is no option "argIgnorePattern" here.',
      { rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] } },
    ],
    [
      'core rules next to the rules that take their place',
      {
        rules: {
          'no-shadow': 'error',
          '@typescript-eslint/no-shadow': 'error',
        },
      },
      'are both on',
      { rules: { '@typescript-eslint/no-shadow': 'error' } },
    ],
    [
      'what a preset sets already',
      {
        extends: [`${ts}recommended`],
        rules: { '@typescript-eslint/no-explicit-any': 'error' },
      },
      'already, by the preset "recommended"',
      { extends: [`${ts}recommended`], rules: {} },
    ],
    [
      'layout rules next to Prettier',
      {
        extends: ['prettier'],
        rules: { curly: ['error', 'all'], indent: ['error', 2], semi: 'off' },
      },
      'which Prettier decides here',
      { extends: ['prettier'], rules: { curly: ['error', 'all'] } },
    ],
    [
      'rules that other plugins have no longer',
      {
        rules: {
          'jest/valid-describe': 'error',
          'jest/no-if': ['error', {}],
          'jest/no-jest-import': 'off',
          'unheard-of/valid-describe': 'error',
        },
      },
      'eslint-plugin-jest no longer has "jest/valid-describe": a flat config with it doesn’t load. Use "jest/valid-describe-callback".',
      {
        rules: {
          'jest/valid-describe-callback': 'error',
          'jest/no-jest-import': 'off',
          'unheard-of/valid-describe': 'error',
        },
      },
    ],
    [
      'a parser that takes the place of the one for templates',
      { extends: ['plugin:vue/recommended', `${ts}recommended`] },
      'replaces the parser that "plugin:vue/recommended" has for its files',
      { extends: [`${ts}recommended`, 'plugin:vue/recommended'] },
    ],
    [
      'presets in the wrong order',
      { extends: ['prettier', `${ts}recommended`, 'eslint:recommended'] },
      'Put it first.',
      { extends: ['eslint:recommended', `${ts}recommended`, 'prettier'] },
    ],
    [
      'presets that are gone',
      { extends: ['prettier', 'prettier/@typescript-eslint'] },
      'was removed in version 8',
      { extends: ['prettier'] },
    ],
    [
      'presets that are gone, where nothing takes their place',
      { overrides: [{ files: ['*.ts'], extends: 'prettier/vue' }] },
      'is in no preset any more',
      { overrides: [{ files: ['*.ts'] }] },
    ],
    [
      'presets that another one contains',
      { extends: [`${ts}eslint-recommended`, `${ts}recommended`] },
      'has no effect',
      { extends: [`${ts}recommended`] },
    ],
    [
      'typed rules without types',
      { rules: { '@typescript-eslint/await-thenable': 'error' } },
      'needs types, and nothing says where they come from',
      {
        rules: { '@typescript-eslint/await-thenable': 'error' },
        parserOptions: { project: true },
      },
    ],
    [
      'options of later and earlier parsers',
      { parserOptions: { projectService: true, createDefaultProgram: true } },
      'came with version 8',
      { parserOptions: { project: true } },
    ],
    [
      'rules that are off anyway',
      { rules: { '@typescript-eslint/no-explicit-any': 'off', 'no-var': 1 } },
      'is off, and nothing turns it on',
      { rules: { 'no-var': 1 } },
    ],
  ])('%s', (_name, config, message, fixed) => {
    const findings = review(config);
    expect(findings.map(each => each.message).join('\n')).toContain(message);
    expect(
      findings.every(({ length, offset }) => offset >= 0 && length > 0),
    ).toBe(true);
    expect(fix(config)).toEqual(fixed);
    // Nothing of it is found again.
    expect(review(fixed).filter(each => each.fix !== undefined)).toEqual([]);
  }));

it('leaves alone what is only for JavaScript or for other plugins to know', () =>
  expect(
    review({
      extends: [`${ts}recommended`, 'airbnb'],
      rules: {
        // The preset turns it on in TypeScript files alone.
        'no-var': 'error',
        // "airbnb" may turn it on.
        'no-plusplus': 'off',
        'import/order': 'error',
      },
    }),
  ).toEqual([]));

it('keeps comments, in lines of their own', () => {
  const text = `{
  "rules": {
    // Old
    "@typescript-eslint/camelcase": "off", // gone
    // Kept
    "no-var": "error" // loud
  }
}
`;
  const fixed = fixAll(text);
  for (const comment of ['// Old', '// Kept', '// loud']) {
    expect(fixed).toContain(comment);
  }
  expect(moveConfig(parseConfig(text), known)?.text).toContain('// Kept');
});

/** Anything that has the shape of a config, or almost. */
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'error',
      'off',
      0,
      2,
      true,
      null,
      '__proto__',
      'prettier',
      'eslint:recommended',
      `${ts}strict`,
      'plugin:react/recommended',
      '**/*.{ts,tsx',
      '!*.ts',
    ),
    fc.string({ maxLength: 8 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        'extends',
        'rules',
        'overrides',
        'files',
        'ignores',
        'ignorePatterns',
        'env',
        'plugins',
        'parser',
        'parserOptions',
        'project',
        'languageOptions',
        'processor',
        'constructor',
        '__proto__',
        'no-var',
        'indent',
        '@typescript-eslint/camelcase',
        '@typescript-eslint/naming-convention',
        'react/jsx-key',
      ),
      tie('any'),
      { maxKeys: 6 },
    ),
  ),
})).any;

it('bears anything', () =>
  fc.assert(
    fc.property(value, config => {
      const text = JSON.stringify(config);
      expect(() => reviewConfig(parseConfig(text), known)).not.toThrow();
      expect(() => moveConfig(parseConfig(text), known)).not.toThrow();
    }),
    { numRuns: 300 },
  ));

it('bears any text', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(() => reviewConfig(parseConfig(text), known)).not.toThrow();
    }),
    { numRuns: 300 },
  ));

describe('installed plugins', () => {
  const load = createRequire(import.meta.url);

  it.each(['jest', 'jsdoc', 'jsx-a11y', 'react'])(
    'of eslint-plugin-%s, have none of the rules that are said to be gone, and what replaces them',
    plugin => {
      const { rules } = load(`eslint-plugin-${plugin}`) as { rules: object };
      const gone = Object.entries(removedPluginRules.rules)
        .map(ids => ids.map(id => id?.replace(`${plugin}/`, '')))
        .filter(([id]) => !id?.includes('/'));
      expect(gone.length).toBeGreaterThan(0);
      for (const [id, next] of gone) {
        expect(rules).not.toHaveProperty([id ?? '']);
        if (next !== undefined) {
          expect(rules).toHaveProperty([next]);
        }
      }
    },
  );
});
