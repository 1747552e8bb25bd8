import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../plugins/examples/formatProblems';

/**
 * Finds what only MDX has on a page in plain Markdown, where readers would see it as text or not at all.
 *
 * @param tree of a page in plain Markdown
 * @param linesBefore lines of the file before the text that the tree was made from
 */
export function checkPlainMarkdown(tree: Root, linesBefore: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, node => {
    const line = linesBefore + (node.position?.start.line ?? 1);
    if (node.type === 'html') {
      const name = /<([A-Z][\w.]*)/.exec(node.value)?.[1];
      if (name !== undefined) {
        problems.push({
          line,
          message: `Plain Markdown has no components. Rename the page to .mdx if <${name}> is one, or write it as code.`,
        });
      }
    } else if (node.type === 'text' && importStatement.test(node.value)) {
      problems.push({
        line,
        message:
          'Plain Markdown has no imports. Rename the page to .mdx, or write the line as code.',
      });
    }
  });
  return problems;
}

const importStatement = /^import .* from ['"“‘]/m;
