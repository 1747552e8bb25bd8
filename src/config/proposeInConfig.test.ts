import { describe, expect, it } from 'vitest';
import type { PlaygroundRule } from '../linter/protocol';
import { describeInConfig, proposeInConfig } from './proposeInConfig';

const rules: PlaygroundRule[] = [
  {
    id: '@typescript-eslint/array-type',
    description: 'Require one way of array types',
    url: '/rules/array-type',
    fixable: true,
    hasSuggestions: false,
    requiresTypeChecking: false,
    deprecated: false,
    entries: [],
    defaults: [],
    schema: [
      {
        $defs: {
          style: { enum: ['array', 'generic'], description: 'The way.' },
        },
        type: 'object',
        properties: {
          default: { $ref: '#/items/0/$defs/style' },
          deep: { anyOf: [{ type: 'boolean' }, { enum: ['never'] }] },
        },
      },
    ].map((item, _, items) => ({ type: 'array', items, item }))[0],
  },
];

/** Proposals at the `|` of a text. */
function at(text: string): string[] {
  const offset = text.indexOf('|');
  return proposeInConfig(text.replace('|', ''), offset, rules).map(
    proposal => proposal.text,
  );
}

describe('proposeInConfig', () => {
  it('proposes keys', () => {
    expect(at('{ | }')).toContain('"rules"');
    expect(at('[{ "|" }]')).toContain('"rules"');
    expect(at('{ "overrides": [{ "|" }] }')).toContain('"files"');
  });

  it('proposes rules', () => {
    for (const text of [
      '{ "rules": { "|" } }',
      '{ "overrides": [{ "overrides": [{ "rules": { "|" } }] }] }',
    ]) {
      expect(at(text)).toEqual(['"@typescript-eslint/array-type"']);
    }
  });

  it('proposes presets', () =>
    expect(at('{ "extends": ["|"] }')).toContain(
      '"plugin:@typescript-eslint/stylistic"',
    ));

  it.each([
    ['{ "parserOptions": { "|" } }', '"project"'],
    ['{ "overrides": [{ "parserOptions": { "project": | } }] }', 'true'],
    ['{ "parserOptions": { "ecmaFeatures": { "jsx": | } } }', 'true'],
    ['[{ "languageOptions": { "parserOptions": { "|" } } }]', '"project"'],
    ['[{ "languageOptions": { "sourceType": "|" } }]', '"commonjs"'],
    ['[{ "linterOptions": { "|" } }]', '"noInlineConfig"'],
    ['{ "env": { "|" } }', '"browser"'],
    ['{ "overrides": [{ "env": { "jest": | } }] }', 'true'],
    ['{ "globals": { "cy": "|" } }', '"readonly"'],
    ['{ "plugins": ["|"] }', '"@typescript-eslint"'],
    ['{ "root": | }', 'true'],
  ])('proposes in %s', (text, proposal) =>
    expect(at(text)).toContain(proposal),
  );

  it.each([
    '{ "rules": { "@typescript-eslint/array-type": | } }',
    '{ "rules": { "@typescript-eslint/array-type": [|] } }',
    '[{ "rules": { "@typescript-eslint/array-type": "|" } }]',
  ])('proposes severities in %s', text =>
    expect(at(text)).toEqual(['"off"', '"warn"', '"error"']),
  );

  it('proposes names of options', () =>
    expect(
      at(
        '{ "rules": { "@typescript-eslint/array-type": ["error", { "|" }] } }',
      ),
    ).toEqual(['"default"', '"deep"']));

  it('proposes values of options', () => {
    const before = '{ "rules": { "@typescript-eslint/array-type": ["error", ';
    expect(at(`${before}{ "default": | }] } }`)).toEqual([
      '"array"',
      '"generic"',
    ]);
    expect(at(`${before}{ "deep": | }] } }`)).toEqual([
      'true',
      'false',
      '"never"',
    ]);
  });
});

describe('describeInConfig', () =>
  it('describes rules and options', () => {
    const text =
      '{ "rules": { "@typescript-eslint/array-type": ["error", { "default": "array" }] } }';
    expect(describeInConfig(text, text.indexOf('array-type'), rules)).toEqual({
      text: '@typescript-eslint/array-type: Require one way of array types',
      url: '/rules/array-type',
    });
    expect(describeInConfig(text, text.indexOf('default'), rules)?.text).toBe(
      'The way.',
    );
    const options =
      '[{ "languageOptions": { "parserOptions": { "lib": [] } } }]';
    expect(
      describeInConfig(options, options.indexOf('lib'), rules)?.text,
    ).toMatch(/^Libraries/);
  }));
