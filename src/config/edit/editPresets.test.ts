import { describe, expect, it } from 'vitest';
import { choosePreset, extendedPresets } from './editPresets';

describe('choosePreset', () => {
  const isGraded = (name: string) => /recommended|strict/.test(name);
  const choose = (text: string, chosen: string | undefined) =>
    choosePreset(text, isGraded, chosen);

  it('puts a preset in the place of the one before, and leaves the rest', () => {
    const text = `{
  // Mine
  "extends": [
    "stylistic", // for looks
    "recommended",
    "strict"
  ],
  "rules": {}
}
`;
    expect(choose(text, 'strict-type-checked')).toBe(`{
  // Mine
  "extends": [
    "stylistic", // for looks
    "strict-type-checked"
  ],
  "rules": {}
}
`);
  });

  it('adds a preset, those of the core first', () => {
    expect(choose('{}', 'strict')).toBe(
      '{\n  "extends": [\n    "strict"\n  ]\n}',
    );
    expect(choose('{ "rules": {} }', 'strict')).toMatch(
      /^\{\s*"extends": \[\s*"strict"\s*\],\s*"rules": \{\}\s*\}$/,
    );
    expect(
      extendedPresets(choose('{ "extends": ["stylistic"] }', 'strict')),
    ).toEqual(['stylistic', 'strict']);
    expect(
      extendedPresets(
        choosePreset(
          '{ "extends": ["strict"] }',
          name => name.startsWith('eslint:'),
          'eslint:all',
        ),
      ),
    ).toEqual(['eslint:all', 'strict']);
    expect(extendedPresets(choose('', 'strict'))).toEqual(['strict']);
  });

  it('takes presets out', () => {
    const text = '{ "extends": ["recommended", "stylistic", "strict"] }';
    expect(extendedPresets(choose(text, undefined))).toEqual(['stylistic']);
    expect(
      extendedPresets(choose('{ "extends": ["strict"] }', undefined)),
    ).toEqual([]);
  });

  it('understands a preset that is not in a list', () => {
    const text = '{ "extends": "recommended" }';
    expect(choose(text, 'strict')).toBe('{ "extends": "strict" }');
    expect(extendedPresets(choose(text, undefined))).toEqual([]);
    expect(
      extendedPresets(choose('{ "extends": "stylistic" }', 'strict')),
    ).toEqual(['stylistic', 'strict']);
  });

  it('changes the config of a list that extends something for all files', () => {
    const text = `[
  { "files": ["*.js"], "extends": ["recommended"] },
  { "rules": {} },
  { "extends": ["strict"] }
]`;
    expect(extendedPresets(text)).toEqual(['strict']);
    expect(choose(text, 'recommended')).toContain(
      '{ "extends": ["recommended"] }\n]',
    );
    expect(choose('[]', 'strict')).toMatch(
      /^\[\s*\{\s*"extends": \[\s*"strict"/,
    );
  });

  it('changes nothing in a text that it cannot read', () => {
    expect(choose('module.exports = {}', 'strict')).toBe('module.exports = {}');
  });
});
