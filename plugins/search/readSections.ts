import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Section } from '../../src/search/engine/pages';
import { headingIds } from '../markdown/links';
import { parseMarkdown } from '../markdown/pageTree';

/** The text of a page, cut at its headings. */
export interface PageText {
  /** Above the first heading. */
  intro: string;
  sections: Section[];
  /** All code blocks. */
  code: string;
}

/**
 * The sections of rule pages and guides that lead to other pages and sections. A page isn't found by them:
 * those that they lead to are what a reader wants.
 */
const linkSections: ReadonlySet<string> = new Set([
  'Messages and questions',
  'Next steps',
  'Related To',
]);

/**
 * Reads what a page says.
 *
 * @param filePath whose ending says whether it has JSX in it
 */
export function readSections(content: string, filePath: string): PageText {
  // The fences of admonitions; what they hold is text like any other.
  const text = content.replaceAll(/^:::.*$/gm, '');
  const tree = parseMarkdown(text, filePath);
  const ids = headingIds(tree);
  const parts = [{ anchor: '', heading: '', blocks: [] as string[] }];
  const code: string[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      parts.push({
        anchor: ids.get(node) ?? '',
        heading: parseMarkdownHeadingId(plainText(node)).text,
        blocks: [],
      });
      return 'skip';
    }
    if (node.type === 'code') {
      code.push(node.value);
    } else if (
      node.type === 'tableRow' &&
      parent?.type === 'table' &&
      index === 0
    ) {
      // Its head says what kind of thing is in it.
      return 'skip';
    } else if (node.type === 'paragraph' || node.type === 'tableRow') {
      parts.at(-1)?.blocks.push(plainText(node));
      return 'skip';
    }
    return undefined;
  });
  const [intro, ...all] = parts.map(({ blocks, ...part }) => ({
    ...part,
    text: blocks.filter(Boolean).join('\n'),
  }));
  return {
    intro: intro?.text ?? '',
    sections: all.filter(({ heading }) => !linkSections.has(heading)),
    code: code.join('\n'),
  };
}

/** Text and inline code; what is not shown as text (HTML, expressions) is left out. */
function plainText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'tableRow':
      return node.children.map(plainText).join(' · ');
    default:
      return 'children' in node
        ? node.children.map(plainText).join('').replaceAll('\n', ' ').trim()
        : '';
  }
}
