import { expect, test } from 'vitest';
import ruleHistory from '../../data/rule-history.json';
import type { SearchPage } from '../../src/search/engine/pages';
import { installedPackages } from '../packages/packages';
import { removedRules } from '../rules/removedRules';
import { addFormerNames } from './makeFiles';

const tslint = page('/troubleshooting/tslint', 'Migrating From TSLint');
const rules = [...installedPackages.rules.keys()].map(name =>
  page(`/rules/${name}`, name),
);

function page(path: string, title: string): SearchPage {
  return {
    path,
    title,
    kind: 'rules',
    description: '',
    intro: '',
    sections: [],
  };
}

function pagesOf(name: string): string[] {
  return addFormerNames([...rules, tslint])
    .filter(({ replaces }) => replaces?.includes(name))
    .map(({ path }) => path);
}

test.each([
  ['prefer-interface', ['/rules/consistent-type-definitions']],
  ['no-any', ['/rules/no-explicit-any']],
  [
    'strict-string-expressions',
    ['/rules/restrict-plus-operands', '/rules/restrict-template-expressions'],
  ],
  ['object-literal-sort-keys', ['/troubleshooting/tslint']],
])('%s is named where its replacement is', (name, paths) =>
  expect(pagesOf(name)).toEqual(paths),
);

test('a rule with a page is not named elsewhere', () =>
  expect(pagesOf('array-type')).toEqual([]));

test('each removed rule that has a replacement has a page or is named on one', () => {
  const withPage = removedRules.map(({ name }) => name);
  expect(
    Object.entries(ruleHistory.removedRules)
      .filter(
        ([name, { replacedBy }]) =>
          replacedBy !== null &&
          !withPage.includes(name) &&
          pagesOf(name).length === 0,
      )
      .map(([name]) => name),
  ).toEqual([]);
});

test('all names of TSLint are words of the page about it', () => {
  const [last] = addFormerNames([tslint]);
  expect(last?.code).toContain('no-any');
});
