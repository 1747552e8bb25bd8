import { expect, it } from 'vitest';
import { parseMarkdown } from '../markdown/parseMarkdown';
import { checkNodes } from './checkNodes';
import { readNodePages, readSections } from './nodePages';

const written = readNodePages(process.cwd()).flatMap(page => page.sections);

/** What is wrong with sections whose others are as they are written. */
function problemsOf(markdown: string): string[] {
  const sections = readSections(parseMarkdown(markdown, 'a.md'), markdown);
  const names = new Set(sections.map(({ name }) => name));
  const others = written.filter(({ name }) => !names.has(name));
  try {
    checkNodes([...others, ...sections]);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const block = (code: string, word = 'node') =>
  `\`\`\`ts ${word}\n${code}\n\`\`\`\n`;
const section = (name: string, ...blocks: string[]) =>
  `## ${name}\n\nWhat it is.\n\n${blocks.join('\n')}`;

it('finds nothing on the pages as they are', () => {
  expect(() => {
    checkNodes(written);
  }).not.toThrow();
});

it('names a node that is on no page', () => {
  expect(() => {
    checkNodes(written.filter(({ name }) => name !== 'StaticBlock'));
  }).toThrow(
    'StaticBlock: it isn\'t described. Add "## StaticBlock" to a page in docs/developers/nodes.',
  );
});

it('names what isn’t a node, and what is described twice', () => {
  expect(problemsOf(section('TSAsExpresion', block('a as b')))).toContain(
    'TSAsExpresion: the types have no such node.',
  );
  const one = section('Super', block('class A extends B { c = super.c }'));
  expect(problemsOf(`${one}\n${one}`)).toEqual([
    'Super: it is described twice.',
  ]);
});

it('asks for a sentence and for a snippet', () => {
  expect(problemsOf('## Super\n')).toEqual([
    expect.stringContaining('say in a paragraph what it is'),
    expect.stringContaining('show it in a code block'),
  ]);
});

it('names snippets that aren’t code, or don’t have the node', () => {
  expect(
    problemsOf(
      section(
        'Super',
        block('class'),
        block('let a = 1;'),
        block('class A extends B { c = super.c }', 'unmarked'),
      ),
    ),
  ).toEqual([
    expect.stringMatching(/^Super: /),
    'Super: there is none in this snippet: let a = 1;.',
    expect.stringContaining('Super: there is one in this snippet'),
  ]);
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
