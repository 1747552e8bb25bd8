import { expect, it } from 'vitest';
import { groupRules, purposeId } from './groupRules';
import { ruleFixture } from './ruleFixture';

const rules = ['a', 'b', 'c'].map(name => ruleFixture(name));
const purposes = [
  { name: 'Null and undefined', about: '', rules: ['b', 'c'] },
  { name: '`any`', about: '', rules: ['a', 'b'] },
];

const namesIn = (sort: 'name' | 'purpose', descending = false): string[] =>
  groupRules(rules, purposes, { sort, descending }).map(group =>
    [group.purpose?.name, ...group.rules.map(({ name }) => name)].join(' '),
  );

it('lists all rules together', () => {
  expect(namesIn('name', true)).toEqual([' c b a']);
});

it('lists rules by what they are for, some more than once', () => {
  expect(namesIn('purpose')).toEqual(['Null and undefined b c', '`any` a b']);
});

it('gives groups addresses', () => {
  expect(purposes.map(purposeId)).toEqual([
    'for-null-and-undefined',
    'for-any',
  ]);
});
