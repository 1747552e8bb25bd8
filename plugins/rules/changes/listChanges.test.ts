import { expect, it } from 'vitest';
import { readRules } from '../readRules';
import { changesFeeds, compareVersions, listChanges } from './listChanges';

const changes = listChanges();
const of = (version: string) =>
  changes.find(change => change.version === version);

it('lists versions newest first', () => {
  const versions = changes.map(({ version }) => version);
  expect(versions.indexOf('6.9.0')).toBeGreaterThan(versions.indexOf('6.21.0'));
  expect(versions.at(-1)).toBe('1.0.0');
  expect(compareVersions('5.9.0', '5.10.0')).toBeLessThan(0);
});

it('has the first version of each rule', () => {
  const added = changes.flatMap(change => change.added);
  for (const { name } of readRules()) {
    expect(added).toContain(name);
  }
});

it('says what replaces deprecated and removed rules', () => {
  expect(of('7.4.0')).toMatchObject({
    added: ['only-throw-error'],
    deprecated: [
      {
        name: 'no-throw-literal',
        replacedBy: ['@typescript-eslint/only-throw-error'],
      },
    ],
  });
  expect(of('3.0.0')?.removed).toContainEqual({
    name: 'class-name-casing',
    replacedBy: ['@typescript-eslint/naming-convention'],
  });
});

it('has the options that a version added or removed', () =>
  expect(of('5.41.0')?.options).toEqual([
    {
      rule: 'prefer-nullish-coalescing',
      added: [],
      removed: ['forceSuggestionFixer'],
    },
  ]));

it.each([
  // The schema was computed from then on.
  ['7.3.0', 'restrict-template-expressions'],
  // ESLint's own options, spelled out
  ['4.9.0', 'no-unused-vars'],
  ['6.0.0', 'no-restricted-imports'],
  // The same options in another shape
  ['6.0.0', 'member-delimiter-style'],
])('%s changed no options of %s, whatever its schema says', (version, rule) =>
  expect(of(version)?.options.map(change => change.rule) ?? []).not.toContain(
    rule,
  ),
);

it('makes feeds, with the newest version first', () => {
  const feeds = changesFeeds(changes, 'https://example.com/docs/');
  expect(Object.keys(feeds)).toEqual([
    'users/rule-changes.xml',
    'users/rule-changes.json',
  ]);
  const { items } = JSON.parse(String(feeds['users/rule-changes.json'])) as {
    items: { url: string; content_html: string }[];
  };
  expect(items).toHaveLength(changes.length);
  expect(items.find(({ url }) => url.endsWith('#v7.4.0'))).toMatchObject({
    url: 'https://example.com/docs/users/rule-changes#v7.4.0',
    content_html: expect.stringContaining(
      'Deprecated: <code>no-throw-literal</code>, replaced by <code>@typescript-eslint/only-throw-error</code>',
    ) as string,
  });
});
