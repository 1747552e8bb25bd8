import type { Root } from 'mdast';
import type { Page } from '../markdown/page';
import { type CodeBlock, readCodeBlocks } from './codeBlocks';
import type { Problem } from './formatProblems';
import type { Verification } from './verification';
import type { Verifier } from './verifier';

/** A block of code and what its check gave. */
export interface VerifiedBlock extends CodeBlock {
  verification: Verification;
}

/** Checks all code of a page. Every problem is in the result, with its line in the file. */
export async function verifyPage(
  verify: Verifier,
  { ruleName }: Pick<Page, 'ruleName'>,
  tree: Root,
  { text, linesBefore }: { text: string; linesBefore: number },
): Promise<{ blocks: VerifiedBlock[]; problems: Problem[] }> {
  const { blocks, problems } = readCodeBlocks(tree, {
    text,
    linesBefore,
    ruleName,
  });
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
