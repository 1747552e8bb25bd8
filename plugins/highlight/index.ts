import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight';
import { toHtml } from './html';
import { jsxElement } from '../mdx/jsxElement';

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
        parent.children[index] = codeBlock(node);
      } catch (error) {
        file.fail(error as Error, node);
      }
    }
  });
};

function codeBlock({ lang, meta, value }: Code) {
  return jsxElement('CodeBlock', {
    language: lang ?? 'text',
    title: /\btitle="([^"]*)"/.exec(meta ?? '')?.[1],
    html: toHtml(highlight(value, lang ?? '')),
  });
}

export default remarkHighlight;
