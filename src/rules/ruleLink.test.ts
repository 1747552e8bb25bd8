import { expect, it } from 'vitest';
import { ruleLink } from './ruleLink';

it.each([
  ['@typescript-eslint/array-type', '/rules/array-type'],
  ['@stylistic/ts/indent', 'https://eslint.style/rules/ts/indent'],
  ['perfectionist/sort-enums', 'https://perfectionist.dev/rules/sort-enums'],
  ['no-shadow', 'https://eslint.org/docs/v8.x/rules/no-shadow'],
  [
    'import/no-duplicates',
    'https://github.com/import-js/eslint-plugin-import/blob/main/docs/rules/no-duplicates.md',
  ],
])('knows the page of %s', (name, page) => expect(ruleLink(name)).toBe(page));

it('refuses a plugin that it does not know', () =>
  expect(() => ruleLink('vue/no-v-html')).toThrow('"vue/no-v-html"'));
