import { describe, expect, it } from 'vitest';
import type { PlaygroundRule } from '../../linter/protocol';
import { readConfig } from '../configDocument';
import { checkRules, explainComment, explainErrors } from './checkRules';

const rules = [
  {
    id: 'quotes',
    schema: { type: 'array', items: [{ enum: ['single', 'double'] }] },
  },
  { id: 'no-var', schema: { type: 'array', maxItems: 0 } },
] as unknown as PlaygroundRule[];

const text = `[
  { "extends": ["eslint:recommended"] },
  { "rules": { "no-var": "error", "quotes": ["error", 7] } },
  { "files": ["*.css"], "rules": { "no-vra": 2, "no-such": 0, "react/x": 2, "quotes": ["off", 7] } }
]`;

const { parts } = readConfig(text);

describe('checkRules', () =>
  it('checks names and options, those for other files included', () =>
    expect(checkRules(parts, { rules, removed: [] })).toEqual([
      {
        ruleId: 'quotes',
        severity: 'error',
        message: 'quotes: This has to be "single" or "double".',
        offset: text.indexOf('7'),
        length: 1,
      },
      {
        ruleId: 'no-vra',
        severity: 'error',
        meant: 'no-var',
        message: 'There is no rule "no-vra". Did you mean "no-var"?',
        offset: text.indexOf('"no-vra"'),
        length: '"no-vra"'.length,
      },
      {
        ruleId: 'no-such',
        severity: 'info',
        message: 'There is no rule "no-such". It is off: delete it.',
        offset: text.indexOf('"no-such"'),
        length: '"no-such"'.length,
      },
    ])));

describe('explainErrors', () => {
  it('finds the rule that an error is about', () =>
    expect(
      explainErrors(
        parts,
        [{ kind: 'config', ruleId: 'no-var', message: 'Wrong options.' }],
        [],
      ),
    ).toEqual([
      {
        kind: 'config',
        ruleId: 'no-var',
        severity: 'error',
        message: 'Wrong options.',
        offset: text.indexOf('"no-var"'),
        length: '"no-var"'.length,
      },
    ]));

  it('says what is known to be wrong instead of what ESLint says', () =>
    expect(
      explainErrors(
        parts,
        [{ kind: 'config', ruleId: 'quotes', message: 'Many lines.' }],
        checkRules(parts, { rules, removed: [] }),
      ),
    ).toMatchObject([
      {
        message: 'quotes: This has to be "single" or "double".',
        offset: text.indexOf('7'),
      },
    ]));

  it('names the rule that threw, which a comment may have switched on', () =>
    expect(
      explainErrors(
        parts,
        [{ kind: 'crash', ruleId: 'no-undef', message: 'Oh.' }],
        [],
      ),
    ).toMatchObject([
      {
        message: 'The rule "no-undef" threw an error: Oh.',
        offset: text.indexOf('{'),
        length: 1,
      },
    ]));
});

describe('explainComment', () => {
  const inComment = (
    comment: string,
    message = 'Inline configuration for rule "quotes" is invalid:\n\tValue',
  ) =>
    explainComment(
      {
        ruleId: 'quotes',
        severity: 2,
        nodeType: 'Program',
        source: null,
        message,
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: comment.length + 1,
      },
      `a;\n${comment}`,
      rules,
    ).message;
  const said = 'quotes: This has to be "single" or "double".';

  it.each([
    '/* eslint quotes: ["error", 7] */',
    '/* eslint no-quotes: ["error", "single"], "quotes" : ["error", "x"], a: 2 */',
    '/* eslint quotes: [2, { other: true }] -- says why */',
  ])('says what options have to be in %s', comment =>
    expect(inComment(comment)).toBe(said),
  );

  it('leaves what it can’t read, and what is about something else', () => {
    expect(inComment('/* eslint quotes: [error, 7] */')).toMatch(/^Inline/);
    expect(inComment('/* eslint quotes: [2, 7] */', 'Strings …')).toBe(
      'Strings …',
    );
  });
});
