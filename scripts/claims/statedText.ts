import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/pageTree';

/** Parts of a page that hold sentences, or less: a heading, a cell of a table. */
const textBlocks = ['heading', 'paragraph', 'tableCell'];

/** What a page says, a text for each paragraph, heading, cell and row of a table, without markup. */
export function readStatedTexts(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, node => {
    if (textBlocks.includes(node.type)) {
      texts.push(plainText(node));
    } else if (node.type === 'tableRow') {
      texts.push(node.children.map(plainText).join(' | '));
    }
  });
  return texts;
}

/** A node's text in one line, without markup. */
export function plainText(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

/**
 * Whether one of the texts has the quote as whole sentences. A quote that ended in the middle of one
 * would stay true to the page while the rest of the sentence changes.
 */
export function isStated(texts: readonly string[], quote: string): boolean {
  return texts.some(text => {
    for (
      let start = text.indexOf(quote);
      start >= 0;
      start = text.indexOf(quote, start + 1)
    ) {
      const before = text.slice(0, start);
      const after = text.slice(start + quote.length);
      if (beginsSentence(before) && endsSentence(quote, after)) {
        return true;
      }
    }
    return false;
  });
}

function beginsSentence(before: string): boolean {
  return before === '' || /[.!?:;|]["”')]*\s$/.test(before);
}

function endsSentence(quote: string, after: string): boolean {
  return after === '' || (/[.!?:]["”')]*$/.test(quote) && /^\s/.test(after));
}

/**
 * What a page says, as {@link readStatedTexts} returns it.
 *
 * @param page from the site's folder
 */
export function readTextsOfPage(siteDir: string, page: string): string[] {
  const { text } = readPage(siteDir, join(siteDir, page));
  return readStatedTexts(parseMarkdown(text, page));
}
