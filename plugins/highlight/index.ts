import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { toHtml } from '../../src/highlight/html';
import {
  readInfoString,
  readText,
  splitInfoString,
} from '../markdown/infoString';
import { jsxElement } from '../mdx/jsxElement';
import { highlight } from './highlight';

/**
 * Colors every code block at build, so that no highlighter is sent to the reader's browser. A block
 * becomes `<CodeBlock>` (see `src/ui/CodeBlock.tsx`) with its HTML ready.
 *
 * @throws naming file and line when a block's language is unknown.
 */
const remarkHighlight: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) {
      try {
        parent.children[index] = codeBlock(node, String(file));
      } catch (error) {
        file.fail(error as Error, node);
      }
    }
  });
};

/** @param text of the page */
function codeBlock(node: Code, text: string) {
  const { language, meta } = readInfoString(node, text);
  return jsxElement('CodeBlock', {
    language: language || 'text',
    title: readText(splitInfoString(meta), 'title'),
    html: toHtml(highlight(node.value, language)),
  });
}

export default remarkHighlight;
