import plugin from '@typescript-eslint/eslint-plugin';
import { expect, it } from 'vitest';
import { readRuleTexts } from './ruleTexts';

it('gives the rules’ messages as text, without the marks of Markdown', () => {
  const messages = Object.keys(plugin.rules).flatMap(
    name => readRuleTexts(name).messages,
  );
  expect(messages).toContain(
    'Expected a const instead of a literal type assertion.',
  );
  expect(messages.filter(message => message.includes('`'))).toEqual([]);
});
