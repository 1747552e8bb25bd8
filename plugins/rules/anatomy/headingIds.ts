import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * The ids that Docusaurus will give to the headings of a page, by their text. Call it when all
 * headings are there: one that stands twice gets a number.
 */
export function headingIds(tree: Root): Map<string, string> {
  const slugger = createSlugger();
  const ids = new Map<string, string>();
  visit(tree, 'heading', node => {
    const text = toString(node);
    const id = slugger.slug(text);
    if (!ids.has(text)) {
      ids.set(text, id);
    }
  });
  return ids;
}
