import { describe, expect, it } from 'vitest';
import { locateErrors } from './locateRule';

describe('locateErrors', () => {
  const text = `[
  { "extends": ["eslint:recommended", "plugin:nope"] },
  { "rules": { "no-var": "error", "quotes": ["error", 7] } }
]`;

  it('finds the rule that an error is about', () => {
    const [problem] = locateErrors(text, [
      { kind: 'config', ruleId: 'quotes', message: 'Wrong options.' },
    ]);
    expect(problem).toEqual({
      severity: 'error',
      message: 'Wrong options.',
      offset: text.indexOf('"quotes"'),
      length: '"quotes"'.length,
    });
  });

  it('finds the preset that a message names', () => {
    const [problem] = locateErrors(text, [
      { kind: 'config', ruleId: null, message: 'No preset "plugin:nope".' },
    ]);
    expect(problem?.offset).toBe(text.indexOf('"plugin:nope"'));
  });

  it('names the rule that threw, which a comment may have switched on', () => {
    const [problem] = locateErrors(text, [
      { kind: 'crash', ruleId: 'no-undef', message: 'Oh.' },
    ]);
    expect(problem).toMatchObject({
      message: 'The rule "no-undef" threw an error: Oh.',
      offset: 0,
      length: 1,
    });
  });
});
