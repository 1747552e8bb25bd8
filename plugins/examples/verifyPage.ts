import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readInfoString } from '../markdown/infoString';
import { type Page, readPage } from '../markdown/page';
import { parseMarkdown } from '../markdown/pageTree';
import { type FencedCode, parseFence } from './fence';
import type { Problem } from './formatProblems';
import type { Verifier } from './verifier';
import type { Verification } from './verifyExample';

export interface VerifiedBlock extends CodeBlock {
  verification: Verification;
}

/** Checks all code of a page. Every problem is in the result, with its line in the file. */
export async function verifyPage(
  verify: Verifier,
  page: Source,
  tree: Root,
): Promise<{ blocks: VerifiedBlock[]; problems: Problem[] }> {
  const { blocks, problems } = readCodeBlocks(page, tree);
  // Asked for at once, so that no other page's come in between: what is alike about them, TypeScript has
  // to find out once.
  const verified = await Promise.all(
    blocks.map(async (block): Promise<VerifiedBlock> => ({
      ...block,
      verification: await verify(block),
    })),
  );
  for (const { verification, ...block } of verified) {
    for (const { line, message } of verification.problems) {
      problems.push({ line: block.line + line, message });
    }
  }
  return { blocks: verified, problems };
}

/** A page that was read and checked outside of the site's build. */
export interface VerifiedFile extends Page {
  tree: Root;
  blocks: VerifiedBlock[];
  problems: Problem[];
}

/** Reads a page, and checks all code on it. */
export async function verifyFile(
  siteDir: string,
  filePath: string,
  verify: Verifier,
): Promise<VerifiedFile> {
  const page = readPage(siteDir, filePath);
  const tree = parseMarkdown(page.text, filePath);
  return { ...page, tree, ...(await verifyPage(verify, page, tree)) };
}

/** A code block of a page whose fence has been understood. */
export interface CodeBlock extends FencedCode {
  /** The line of its fence in the file. */
  line: number;
  node: Code;
}

type Source = Pick<Page, 'ruleName' | 'text'>;

/** Reads the code blocks of a page. Malformed fences come back as problems, the others as blocks. */
export function readCodeBlocks(
  { text, ruleName }: Source,
  tree: Root,
): { blocks: CodeBlock[]; problems: Problem[] } {
  const blocks: CodeBlock[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', node => {
    const line = node.position?.start.line ?? 1;
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
