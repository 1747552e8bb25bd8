import { expect, it } from 'vitest';
import { describeRemovedRules, describeRules } from './describeRules';

const removed = describeRemovedRules();

it('says what to use instead, and where a page is', () => {
  expect(removed).toContainEqual({
    id: '@typescript-eslint/ban-ts-ignore',
    removedIn: '3.0.0',
    replacedBy: ['@typescript-eslint/ban-ts-comment'],
  });
  expect(removed).toContainEqual({
    id: '@typescript-eslint/camelcase',
    removedIn: '3.0.0',
    replacedBy: ['@typescript-eslint/naming-convention'],
    url: '/rules/camelcase',
  });
  expect(removed).toContainEqual({
    id: '@typescript-eslint/no-angle-bracket-type-assertion',
    removedIn: '2.0.0',
    replacedBy: ['@typescript-eslint/consistent-type-assertions'],
  });
});

it('names rules that there are, and none that is still there', () => {
  const ids = new Set(describeRules().map(({ id }) => id));
  for (const { id, replacedBy } of removed) {
    expect(ids.has(id), id).toBe(false);
    for (const replacement of replacedBy) {
      expect(ids.has(replacement) || replacement.startsWith('import/')).toBe(
        true,
      );
    }
  }
});
