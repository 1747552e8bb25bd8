import { expect, test } from 'vitest';
import { nameFactor, namesOf, typedNames } from './names';
import type { SearchPage } from './pages';

function page(title: string, headings: string[] = []): SearchPage {
  return {
    path: `/${title}`,
    title,
    kind: 'rules',
    description: '',
    intro: '',
    sections: headings.map(heading => ({ anchor: '', heading, text: '' })),
  };
}

function factorOf(query: string, found: SearchPage): number {
  return nameFactor(
    { page: found, names: namesOf(found) },
    typedNames(query, query),
  );
}

test('what is to be forbidden is in the names of rules with "no"', () => {
  expect(factorOf('ban namespaces', page('no-namespace'))).toBeGreaterThan(1);
  expect(factorOf('ban namespaces', page('no-shadow'))).toBe(1);
});

test('a rule is meant by its full name, and its package by none', () => {
  const query =
    'Cannot find plugin "@typescript-eslint": @typescript-eslint/semi';
  expect(factorOf(query, page('semi'))).toBeGreaterThan(1);
  expect(factorOf(query, page('typescript-eslint'))).toBe(1);
});

test('the way to a setting leads to its heading, except in a pasted text', () => {
  const options = page('options', ['project']);
  expect(factorOf('options.project as a list', options)).toBeGreaterThan(1);
  expect(
    factorOf('Error: this file is in none that options.project has', options),
  ).toBe(1);
});

test('a word that can only be a name decides, one that is also a word does not', () => {
  const options = page('options', ['ignoreVoid', 'in-try', 'types']);
  expect(factorOf('why has ignoreVoid no effect', options)).toBeGreaterThan(1);
  expect(factorOf('in-try is ignored', options)).toBeGreaterThan(1);
  expect(factorOf('what types are ignored', options)).toBe(1);
});
