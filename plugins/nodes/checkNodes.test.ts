import { expect, it } from 'vitest';
import { readPage } from '../markdown/page';
import { parseMarkdown } from '../markdown/pageTree';
import { installedPackages } from '../packages/packages';
import { checkNodes } from './checkNodes';
import { readNodePages, readSections, scopesPage } from './nodePages';
import { scopeKinds } from './parseSnippet';

const siteDir = process.cwd();
const { fields } = installedPackages.nodeTypes;
const written = readNodePages(siteDir).flatMap(page => page.sections);

/** What is wrong with sections whose others are as they are written. */
function problemsOf(markdown: string): string[] {
  const sections = readSections(parseMarkdown(markdown, 'a.md'), markdown);
  const names = new Set(sections.map(({ name }) => name));
  const others = written.filter(({ name }) => !names.has(name));
  try {
    checkNodes([...others, ...sections], fields);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const block = (code: string, word = 'node') =>
  `\`\`\`ts ${word}\n${code}\n\`\`\`\n`;
const section = (name: string, ...blocks: string[]) =>
  `## ${name}\n\nWhat it is.\n\n${blocks.join('\n')}`;

it('finds nothing on the pages as they are', () =>
  expect(() => checkNodes(written, fields)).not.toThrow());

it('names a node that is on no page', () =>
  expect(() =>
    checkNodes(
      written.filter(({ name }) => name !== 'StaticBlock'),
      fields,
    ),
  ).toThrow(
    "StaticBlock: it isn't described. Give it a heading, a sentence, and a snippet in docs/developers.",
  ));

it('names what isn’t a node, and what is described twice', () => {
  expect(problemsOf(section('TSAsExpresion', block('a as b')))).toContain(
    'TSAsExpresion: the packages have no such name.',
  );
  const one = section('Super', block('class A extends B { c = super.c }'));
  expect(problemsOf(`${one}\n${one}`)).toEqual([
    'Super: it is described twice.',
  ]);
});

it('asks for a sentence and for a snippet', () => {
  expect(
    problemsOf(`## Super\n\n${block('class A extends B { c = super.c }')}`),
  ).toEqual(['Super: say in a paragraph what it is.']);
  const names = readSections(parseMarkdown('## Super\n\nIt.', 'a.md'), '');
  expect(names).toEqual([]);
});

it('names snippets that don’t have the node, and one that isn’t code', () => {
  expect(
    problemsOf(
      section(
        'Super',
        block('let a = 1;'),
        block('class A extends B { c = super.c }', 'unmarked'),
      ),
    ),
  ).toEqual([
    'Super: there is none in this snippet: let a = 1;.',
    expect.stringContaining('Super: there is one in this snippet'),
  ]);
  expect(() => problemsOf(section('Super', block('class')))).toThrow(
    /^Super: .* Here: class$/,
  );
});

it('names fields that are always there, or never', () => {
  expect(problemsOf(section('IfStatement', block('if (a) b();')))).toEqual([
    expect.stringContaining(
      'IfStatement: no snippet has one whose "alternate" is present',
    ),
  ]);
  expect(
    problemsOf(section('ReturnStatement', block('() => { return 1; }'))),
  ).toEqual([
    expect.stringContaining(
      'ReturnStatement: no snippet has one whose "argument" is null',
    ),
  ]);
});

it('names what the types leave out, and what the list of that says without need', () => {
  expect(
    problemsOf(section('Decorator', block('@(a ? b : c) class D {}'))),
  ).toEqual([
    expect.stringContaining(
      'Decorator: "expression" is ConditionalExpression, which its type leaves out',
    ),
  ]);
  expect(
    problemsOf(section('ThrowStatement', block('throw error as Error;'))),
  ).toEqual([
    expect.stringContaining(
      'no snippet shows what data/node-corrections.json says about "argument"',
    ),
  ]);
});

it('names kinds of scopes that no snippet makes, or that there aren’t', () => {
  const page = readPage(siteDir, `${siteDir}/${scopesPage}`).text;
  const kinds = new Map(scopeKinds.map(kind => [kind, []]));
  const problemsWith = (before: string, after: string) => {
    const text = page.replace(before, after);
    expect(text === page).toBe(before === after);
    try {
      checkNodes(readSections(parseMarkdown(text, scopesPage), text), kinds);
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  expect(problemsWith('', '')).toEqual([]);
  expect(problemsWith('type Pair<Item> =', 'type Pair =')).toEqual([
    'type: there is none in this snippet: type Pair = [Item, Item];.',
  ]);
  expect(problemsWith('### mappedType\n', '### mapped\n')).toEqual([
    'mapped: the packages have no such name.',
    expect.stringContaining('mapped: there is none in this snippet'),
    expect.stringContaining("mappedType: it isn't described."),
  ]);
});
