import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readInfoString } from '../markdown/infoString';
import { type Fence, parseFence } from './fence';
import type { Problem } from './formatProblems';

/** A code block of a page whose fence has been understood. */
export interface CodeBlock {
  fence: Fence;
  code: string;
  /** The line of its fence in the file. */
  line: number;
  node: Code;
}

interface Source {
  /** The Markdown that the tree was parsed from. */
  text: string;
  /** Lines of the file before that text. */
  linesBefore: number;
  /** The rule whose page it is. */
  ruleName?: string | undefined;
}

/** Reads the code blocks of a page. Malformed fences come back as problems, the others as blocks. */
export function readCodeBlocks(
  tree: Root,
  { text, linesBefore, ruleName }: Source,
): { blocks: CodeBlock[]; problems: Problem[] } {
  const blocks: CodeBlock[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', node => {
    const line = linesBefore + (node.position?.start.line ?? 1);
    const { language, meta } = readInfoString(node, text);
    try {
      const fence = parseFence(language, meta, ruleName);
      blocks.push({ fence, code: `${node.value}\n`, line, node });
    } catch (error) {
      problems.push({ line, message: (error as Error).message });
    }
  });
  return { blocks, problems };
}
