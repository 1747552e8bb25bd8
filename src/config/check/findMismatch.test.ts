import plugin from '@typescript-eslint/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../json/parseJson';
import { findMismatch } from './findMismatch';

/** What a rule's schema has against options, and the text that it is about. */
function mismatch(ruleId: string, options: string): string | undefined {
  const rule = plugin.rules[ruleId] ?? builtinRules.get(ruleId);
  const schema: unknown = rule?.meta.schema;
  const { root } = parseJson(options);
  const found =
    root &&
    findMismatch(
      Array.isArray(schema)
        ? { type: 'array', items: schema, maxItems: schema.length }
        : schema,
      root,
    );
  return (
    found &&
    `${options.slice(found.node.offset, found.node.offset + found.node.length)}: ${found.message}`
  );
}

describe('findMismatch', () => {
  it.each([
    [
      'naming-convention',
      '[{ "selector": "variable", "format": ["camelcase"] }]',
      '"camelcase": "camelcase" is not allowed here. Did you mean "camelCase"?',
    ],
    [
      'naming-convention',
      '[{ "selector": "variabel", "format": null }]',
      '"variabel": "variabel" is not allowed here. Did you mean "variable"?',
    ],
    [
      'naming-convention',
      '[{ "selector": "function", "format": null, "modifiers": ["const"] }]',
      '"const": This has to be "exported", "global", "unused", or "async".',
    ],
    [
      'naming-convention',
      '[{ "selector": "variable", "format": null, "prefx": ["a"] }]',
      '"prefx": There is no option "prefx" here. Did you mean "prefix"?',
    ],
    [
      'naming-convention',
      '["variable"]',
      '"variable": This has to be an object.',
    ],
    ['quotes', '[7]', '7: This has to be "single", "double", or "backtick".'],
    [
      'array-type',
      '[{ "defualt": "array" }]',
      '"defualt": There is no option "defualt" here. Did you mean "default"?',
    ],
    [
      'ban-ts-comment',
      '[{ "ts-ignore": 1 }]',
      '1: "ts-ignore" has to be true or false, "allow-with-description", or an object.',
    ],
    ['max-params', '[{ "max": -1 }]', '-1: "max" has to be 0 or more.'],
    ['no-var', '[1]', '[1]: This list may have 0 at most, and has 1.'],
    [
      'camelcase',
      '[{ "allow": ["a", "b", "a"] }]',
      '"a": This is in the list twice.',
    ],
    ['padded-blocks', '[{}]', '{}: This has to be "always" or "never".'],
    [
      'no-warning-comments',
      '[{ "decoration": ["--"] }]',
      '"--": This has to match the pattern ^\\S$',
    ],
    [
      'no-magic-numbers',
      '[{ "ignore": ["1"] }]',
      '"1": This has to be a number.',
    ],
    [
      'indent',
      '[2, { "ignoredNodes": ["Program:exit"] }]',
      '"Program:exit": "Program:exit" is not allowed here.',
    ],
    ['no-explicit-any', '[{ "fixToUnknown": true }]', undefined],
    ['no-unused-vars', '["all"]', undefined],
  ])('of %s has against %s: %s', (ruleId, options, message) =>
    expect(mismatch(ruleId, options)).toBe(message),
  );

  it('has nothing against the options that rules have by default', () => {
    for (const [id, { defaultOptions, meta }] of Object.entries(plugin.rules)) {
      // What these add to the core's defaults is not in their schemas.
      if (['func-call-spacing', 'semi'].includes(id)) {
        continue;
      }
      const defaults = defaultOptions.filter(option => option !== undefined);
      if (Array.isArray(meta.schema) ? meta.schema.length > 0 : meta.schema) {
        expect(mismatch(id, JSON.stringify(defaults)), id).toBeUndefined();
      }
    }
  });

  it('ends, whatever the schema', () => {
    const { root } = parseJson('[]');
    const circular = { $ref: '#/a', a: { $ref: '#/a' } };
    expect(root && findMismatch(circular, root)).toBeUndefined();
    expect(root && findMismatch(undefined, root)).toBeUndefined();
    expect(root && findMismatch(false, root)).toBeUndefined();
  });
});
