import plugin from '@typescript-eslint/eslint-plugin';
import { expect, it } from 'vitest';
import { ruleWords } from '.';

it('has the options and messages of every rule', () => {
  const words = ruleWords();
  expect(Object.keys(words)).toEqual(Object.keys(plugin.rules));
  expect(words['no-floating-promises']?.split('\n')).toEqual(
    expect.arrayContaining([
      'ignoreVoid',
      plugin.rules['no-floating-promises']?.meta.messages.floating,
    ]),
  );
});
