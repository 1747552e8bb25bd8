import { expect, it } from 'vitest';
import { messagePage } from './analysisSelectors';

it('leads to what a rule’s page says of a message', () =>
  expect(messagePage('/rules/ban-types', 'bannedTypeMessage')).toBe(
    '/rules/ban-types#message-bannedTypeMessage',
  ));

it('leads to the page where there is no id, or the page is another site’s', () => {
  expect(messagePage('/rules/ban-types')).toBe('/rules/ban-types');
  const other = 'https://eslint.org/docs/v8.x/rules/no-var';
  expect(messagePage(other, 'unexpectedVar')).toBe(other);
});
