import { describe, expect, it } from 'vitest';
import { setValue } from './edits';
import { locationAt, parseJson, valueOf } from './parseJson';

const json5 = `{
  // Mine
  root: true,
  extends: ['eslint:recommended', "it's",],
  $number: +0x10, /* and so on */
  rules: { 'no-var': 2, "quotes": ['error', 'single', { avoidEscape: true }], },
}`;

describe('parseJson', () => {
  it('reads JSON5', () => {
    const { root, problems } = parseJson(json5);
    expect(problems).toEqual([]);
    expect(root && valueOf(root)).toEqual({
      root: true,
      extends: ['eslint:recommended', "it's"],
      $number: 16,
      rules: {
        'no-var': 2,
        quotes: ['error', 'single', { avoidEscape: true }],
      },
    });
  });

  it('knows the places in JSON5', () => {
    const [property] = parseJson("{ rules: 'x' }").root?.children ?? [];
    expect(property?.children).toMatchObject([
      { type: 'string', value: 'rules', offset: 2, length: 5 },
      { type: 'string', value: 'x', offset: 9, length: 3 },
    ]);
  });

  it('points at the mistake in JSON5, once', () => {
    const text = "{ rules: { 'no-var': error } }";
    expect(parseJson(text).problems).toEqual([
      {
        severity: 'error',
        message: '"error" is not expected here. A string needs quotes.',
        offset: text.indexOf('error'),
        length: 5,
      },
    ]);
  });

  it.each([
    ['{ "extends": ["strict", }', ['Value expected.']],
    [
      '{ "root" true, "rules": { "no-var" 2 } }',
      Array(2).fill('Colon expected.'),
    ],
    ['{ "rules": {', ['Close brace expected.']],
  ])(
    'says of %s only what doesn’t follow from another mistake',
    (text, messages) =>
      expect(parseJson(text).problems.map(({ message }) => message)).toEqual(
        messages,
      ),
  );

  it.each(['[', '{"a":', '{a:'])('survives any depth of %s', opening => {
    const { root, problems } = parseJson(opening.repeat(5_000));
    expect(root).toBeUndefined();
    expect(problems).toMatchObject([
      {
        message: 'This is nested too deeply: the playground reads 100 levels.',
        offset: 100 * opening.length,
      },
    ]);
    expect(parseJson(opening.repeat(100)).problems).not.toEqual(problems);
  });
});

describe('locationAt', () =>
  it('finds the place in the tree, and survives any depth', () => {
    const text = '{ "rules": { "';
    expect(locationAt(text, text.length)).toMatchObject({
      path: ['rules', ''],
      isAtPropertyKey: true,
    });
    expect(locationAt('['.repeat(5_000), 5_000).path).toEqual([]);
  }));

describe('setValue', () => {
  it('adds and removes', () => {
    const text = setValue('{}', ['compilerOptions', 'strict'], true);
    expect(JSON.parse(text)).toEqual({ compilerOptions: { strict: true } });
    expect(
      JSON.parse(setValue(text, ['compilerOptions', 'strict'], undefined)),
    ).toEqual({ compilerOptions: {} });
  });

  it('leaves comments and layout of JSON5 alone', () =>
    expect(setValue(json5, ['root'], false)).toBe(`{
  // Mine
  "root": false,
  "extends": ["eslint:recommended", "it's",],
  "$number": 16, /* and so on */
  "rules": { "no-var": 2, "quotes": ["error", "single", { "avoidEscape": true }], },
}`));

  it.each(['['.repeat(5_000), '{ rules: ~ }'])(
    'leaves what it can’t read as it is',
    unreadable =>
      expect(setValue(unreadable, ['rules', 'eqeqeq'], 'off')).toBe(unreadable),
  );
});
