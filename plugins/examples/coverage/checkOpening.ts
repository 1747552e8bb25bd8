import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** How many words may stand before the first heading, so that an example is in the first view. */
const mostWords = 75;

/** What readers see of Markdown. The generator adds nodes of its own, such as imports. */
const text = new Set(['blockquote', 'code', 'list', 'paragraph', 'table']);

/**
 * Says what is wrong with the text above a rule page's first heading if it is too long for the first
 * view: the second half of a sentence about the page.
 */
export function checkOpening(tree: Root): string | undefined {
  const end = tree.children.findIndex(({ type }) => type === 'heading');
  const opening = tree.children
    .slice(0, end === -1 ? undefined : end)
    .filter(({ type }) => text.has(type));
  const words = opening
    .map(node => toString(node))
    .join(' ')
    .split(/\s+/);
  if (words.length > mostWords) {
    return `its opening has ${String(words.length)} words: ${String(mostWords)} at most leave the first example in the first view.`;
  }
  return opening.every(({ type }) => type === 'paragraph') &&
    opening.length <= 2
    ? undefined
    : 'its opening is more than two paragraphs: lists and code belong below the first heading.';
}
