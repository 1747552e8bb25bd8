import { expect, it } from 'vitest';
import { ruleAddresses } from './ruleAddresses';

const addresses = new Map(ruleAddresses().map(({ from, to }) => [from, to]));

it.each([
  ['/rules/@typescript-eslint/no-shadow', '/rules/no-shadow'],
  ['/rules/eslint/no-shadow', '/rules/no-shadow'],
  ['/rules/eslint/no-throw-literal', '/rules/only-throw-error'],
  // Removed, with a replacement in the plugin
  ['/rules/class-name-casing', '/rules/naming-convention'],
  ['/rules/@typescript-eslint/ban-ts-ignore', '/rules/ban-ts-comment'],
  // Removed, with none
  ['/rules/no-implicit-any-catch', '/users/rule-changes'],
  // Removed, with a page that says what to use instead
  ['/rules/@typescript-eslint/camelcase', '/rules/camelcase'],
])('%s leads to %s', (from, to) => expect(addresses.get(from)).toBe(to));

it('leads away from no page', () => {
  expect(addresses.has('/rules/camelcase')).toBe(false);
  expect(addresses.has('/rules/no-shadow')).toBe(false);
});
