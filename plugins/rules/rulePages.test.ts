import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkRulePages, listRulePages, ruleOfPage } from './rulePages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rule-pages-'));
  mkdirSync(join(folder, 'rules'));
  for (const file of ['README.mdx', 'TEMPLATE.md', 'semi.md', 'quotes.md']) {
    writeFileSync(join(folder, 'rules', file), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a page for each rule, the index and the template', () =>
  expect(() => checkRulePages(folder, ['quotes', 'semi'])).not.toThrow());

it('names a rule without a page and the file to write', () =>
  expect(() => checkRulePages(folder, ['indent', 'quotes', 'semi'])).toThrow(
    /"indent" has no page.*rules\/indent\.md/,
  ));

it('names a page without a rule', () =>
  expect(() => checkRulePages(folder, ['semi'])).toThrow(
    /rules\/quotes\.md belongs to no rule/,
  ));

it('lists the pages, without the index and the template', () =>
  expect(listRulePages(folder)).toEqual(['rules/quotes.md', 'rules/semi.md']));

it.each([
  ['rules/semi.md', 'semi'],
  ['/site/rules/semi.mdx', 'semi'],
  ['C:\\site\\rules\\semi.md', 'semi'],
  ['rules/README.mdx', undefined],
  ['rules/TEMPLATE.md', undefined],
  ['rules/semi.png', undefined],
  ['docs/semi.md', undefined],
  ['rules/more/semi.md', undefined],
])('knows whose page %s is', (path, name) =>
  expect(ruleOfPage(path)).toBe(name),
);
