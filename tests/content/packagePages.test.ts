import { join } from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/pageTree';
import { readPackageTypes } from './packageTypes';

const siteDir = join(import.meta.dirname, '../..');
const scope = '@typescript-eslint/';

/**
 * Which page says what about which import. The rule tester's page isn't among them: the site
 * doesn't have the package.
 */
const imports = [
  { name: 'typescript-eslint', page: 'typescript-eslint' },
  { name: `${scope}parser`, page: 'parser' },
  { name: `${scope}typescript-estree`, page: 'typescript-estree' },
  { name: `${scope}scope-manager`, page: 'scope-manager' },
  { name: `${scope}utils`, page: 'utils' },
  { name: `${scope}utils/eslint-utils`, page: 'utils' },
  { name: `${scope}utils/ast-utils`, page: 'utils' },
  { name: `${scope}utils/ts-eslint`, page: 'utils' },
  { name: `${scope}utils/json-schema`, page: 'utils' },
];

/** Sections that list exports: in a column of a table, or at the start of each item. */
const lists = [
  { heading: 'What it exports', name: 'typescript-eslint' },
  { heading: 'Use it as a library', name: `${scope}parser` },
  { heading: 'Other exports', name: `${scope}typescript-estree` },
  { heading: 'Exports', name: `${scope}scope-manager`, column: 1 },
  { heading: 'What it exports', name: `${scope}utils` },
  { heading: 'Types of rules', name: `${scope}utils/eslint-utils` },
  { heading: 'ASTUtils', name: `${scope}utils/ast-utils`, column: 1 },
  { heading: 'TSESLint', name: `${scope}utils/ts-eslint` },
];

/** Exported types of options, each of which has a section. */
const options = [
  { type: 'ParserOptions', name: `${scope}parser` },
  { type: 'TSESTreeOptions', name: `${scope}typescript-estree` },
  { type: 'AnalyzeOptions', name: `${scope}scope-manager` },
];

const types = readPackageTypes(imports.map(({ name }) => name));

describe('exports', () => {
  it.each(imports)('of $name are all on the page $page', ({ name, page }) => {
    const words = new Set(namesIn(readTree(page)));
    const named = typesOf(name).exports.filter(word => word !== 'default');
    expect(named.filter(word => !words.has(word))).toEqual([]);
  });

  it.each(lists)(
    'under "$heading" exist in $name',
    ({ heading, name, column = 0 }) => {
      const nodes = section(readTree(pageOf(name)), heading);
      const listed = listedNames(nodes, column);
      expect(listed).not.toEqual([]);
      const { exports } = typesOf(name);
      expect(listed.filter(word => !exports.includes(word))).toEqual([]);
    },
  );
});

describe('options', () =>
  it.each(options)('of $type have a section each', ({ type, name }) => {
    const titles = new Set<string>();
    visit(readTree(pageOf(name)), 'heading', heading => {
      titles.add(namesIn(heading)[0] ?? '');
    });
    expect(
      typesOf(name)
        .membersOf(type)
        .filter(option => !titles.has(option)),
    ).toEqual([]);
  }));

function typesOf(name: string): (typeof types)[string] {
  const found = types[name];
  if (!found) {
    throw new Error(`${name} isn't among the imports of this test.`);
  }
  return found;
}

function pageOf(name: string): string {
  return imports.find(entry => entry.name === name)?.page ?? '';
}

function readTree(page: string): Root {
  const path = join(siteDir, `docs/packages/${page}.md`);
  return parseMarkdown(readPage(siteDir, path).text, path);
}

/** The names that inline code consists of or, as in `clearCaches()`, begins with. */
function namesIn(tree: Heading | Root | RootContent): string[] {
  const names: string[] = [];
  visit(tree, 'inlineCode', ({ value }) => {
    const name = /^[\w$]+/.exec(value)?.[0];
    if (name !== undefined) {
      names.push(name);
    }
  });
  return names;
}

/** What is below a heading, up to the next one. */
function section({ children }: Root, title: string): RootContent[] {
  const start = children.findIndex(
    node => node.type === 'heading' && toString(node).startsWith(title),
  );
  if (start < 0) {
    throw new Error(`The page no longer has a heading "${title}".`);
  }
  const length = children
    .slice(start + 1)
    .findIndex(node => node.type === 'heading');
  return children.slice(start + 1, start + 1 + length);
}

/** The names in a column of tables, and those that items of lists begin with. */
function listedNames(nodes: readonly RootContent[], column: number): string[] {
  return nodes.flatMap(node => {
    if (node.type === 'table') {
      return node.children.slice(1).flatMap(row => {
        const cell = row.children[column];
        return cell ? namesIn(cell) : [];
      });
    }
    return node.type === 'list'
      ? node.children.flatMap(item => namesIn(item).slice(0, 1))
      : [];
  });
}
