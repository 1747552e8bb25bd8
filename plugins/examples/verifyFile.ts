import type { Root } from 'mdast';
import {
  countFrontMatterLines,
  type Page,
  readBody,
  readPage,
} from '../markdown/page';
import { parseMarkdown } from '../markdown/parseMarkdown';
import type { Problem } from './formatProblems';
import type { Verifier } from './verifier';
import { type VerifiedBlock, verifyPage } from './verifyPage';

/** A page that was read and checked outside of the site's build. */
export interface VerifiedFile {
  page: Page;
  tree: Root;
  /** Lines of the file before the text that the tree was made from. */
  linesBefore: number;
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
  const text = readBody(page.text);
  const linesBefore = countFrontMatterLines(page.text);
  const tree = parseMarkdown(text, filePath);
  return {
    page,
    tree,
    linesBefore,
    ...(await verifyPage(verify, page, tree, { text, linesBefore })),
  };
}
