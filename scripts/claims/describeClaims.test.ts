import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeClaims, expectStated } from './describeClaims';
import { readTextsOfPage } from './readClaims';

const siteDir = join(import.meta.dirname, '../..');
const checked: string[] = [];

describeClaims('tests/claims/README.md', {
  'A claim': () => expect(checked.push('a heading')).toBe(1),
  "These files test what pages say about rules. A page's claims are in a file with the same path here: those of rules/array-type.md are in tests/claims/rules/array-type.md.":
    async () => {
      await Promise.resolve();
      expect(checked.push('two sentences')).toBe(2);
    },
});

test('the checks of sentences are run', { tags: ['night'] }, () =>
  expect(checked).toEqual(['a heading', 'two sentences']),
);

test('a sentence that the page does not have fails, with the page named', () => {
  const page = 'tests/claims/README.md';
  const texts = readTextsOfPage(siteDir, page);
  expect(() =>
    expectStated(page, texts, 'What pages say about rules, guessed.'),
  ).toThrow(/^tests\/claims\/README\.md has no sentence “What pages/);
});
