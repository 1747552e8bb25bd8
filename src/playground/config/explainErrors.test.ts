import { describe, expect, it } from 'vitest';
import type { PlaygroundRule } from '../../linter/protocol';
import { explainErrors } from './explainErrors';

const rules = [
  {
    id: 'quotes',
    schema: { type: 'array', items: [{ enum: ['single', 'double'] }] },
    presets: ['strict'],
  },
  { id: 'no-var', schema: { type: 'array', maxItems: 0 }, presets: [] },
] as unknown as PlaygroundRule[];

describe('explainErrors', () => {
  const text = `[
  { "extends": ["eslint:recommended", "plugin:nope"] },
  { "rules": { "no-var": "error", "quotes": ["error", 7] } }
]`;

  it('finds the rule that an error is about', () => {
    const [problem] = explainErrors(
      text,
      [{ kind: 'config', ruleId: 'quotes', message: 'Wrong options.' }],
      undefined,
    );
    expect(problem).toEqual({
      kind: 'config',
      ruleId: 'quotes',
      severity: 'error',
      message: 'Wrong options.',
      offset: text.indexOf('"quotes"'),
      length: '"quotes"'.length,
    });
  });

  it('finds the preset that a message names', () => {
    const [problem] = explainErrors(
      text,
      [{ kind: 'config', ruleId: null, message: 'No preset "plugin:nope".' }],
      undefined,
    );
    expect(problem?.offset).toBe(text.indexOf('"plugin:nope"'));
  });

  it('names the rule that threw, which a comment may have switched on', () => {
    const [problem] = explainErrors(
      text,
      [{ kind: 'crash', ruleId: 'no-undef', message: 'Oh.' }],
      undefined,
    );
    expect(problem).toMatchObject({
      message: 'The rule "no-undef" threw an error: Oh.',
      offset: 0,
      length: 1,
    });
  });

  it('points at the option that is wrong', () => {
    const [problem] = explainErrors(
      text,
      [{ kind: 'config', ruleId: 'quotes', message: 'Many lines.' }],
      rules,
    );
    expect(problem).toMatchObject({
      message: 'quotes: This has to be "single" or "double".',
      offset: text.indexOf('7'),
      length: 1,
    });
  });

  it('asks which rule or preset was meant', () => {
    const misspelt =
      '{ "extends": ["plugin:@typescript-eslint/strikt"], "overrides": [{ "rules": { "no-vra": 2 } }] }';
    expect(
      explainErrors(
        misspelt,
        [
          {
            kind: 'config',
            ruleId: null,
            message: 'No "plugin:@typescript-eslint/strikt".',
          },
          { kind: 'config', ruleId: 'no-vra', message: 'Not found.' },
        ],
        rules,
      ),
    ).toMatchObject([
      {
        message:
          'There is no preset "plugin:@typescript-eslint/strikt" here. Did you mean "plugin:@typescript-eslint/strict"?',
        offset: misspelt.indexOf('"plugin'),
      },
      {
        message: 'There is no rule "no-vra" here. Did you mean "no-var"?',
        offset: misspelt.indexOf('"no-vra"'),
      },
    ]);
  });
});
