import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { headingIds } from '../../plugins/markdown/links';
import { parseMarkdown } from '../../plugins/markdown/pageTree';

const path = join(import.meta.dirname, '../../docs/troubleshooting/index.mdx');
const tree = parseMarkdown(readFileSync(path, 'utf8'), path);
const questions = [...headingIds(tree)].filter(([{ depth }]) => depth === 3);

it('every question is in the index', () => {
  const linked = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', index => {
    visit(index, 'link', ({ url }) => {
      linked.add(url);
    });
    // The first element is the index.
    return false;
  });
  expect(questions.length).toBeGreaterThan(50);
  expect(
    questions.map(([, id]) => `#${id}`).filter(url => !linked.has(url)),
  ).toEqual([]);
});

it('the questions fit into the table of contents', () => {
  const headings = questions.map(([heading]) =>
    toString({
      ...heading,
      children: heading.children.filter(({ type }) => !type.startsWith('mdx')),
    }).trim(),
  );
  expect(headings.filter(({ length }) => length > 60)).toEqual([]);
});
