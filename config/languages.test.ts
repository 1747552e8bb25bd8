import { expect, test } from 'vitest';
import { languageBaseUrl, readLanguages } from './languages.mjs';

test.each([
  [undefined, []],
  ['', []],
  ['fr', ['fr']],
  ['fr,pt-BR,fr', ['fr', 'pt-BR']],
])('LOCALES=%s adds %j', (LOCALES, languages) => {
  expect(readLanguages({ LOCALES })).toEqual(languages);
});

test.each(['../fr', 'french language', 'en', 'fr,en'])(
  'LOCALES=%s is refused',
  LOCALES => {
    expect(() => readLanguages({ LOCALES })).toThrow('LOCALES has "');
  },
);

test.each([
  [undefined, '/docs/'],
  ['en', '/docs/'],
  ['pt-BR', '/docs/pt-BR/'],
])('pages in %s are at %s', (language, address) => {
  expect(languageBaseUrl('/docs/', language)).toBe(address);
});
