import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVerifier } from '../plugins/examples/verifier';
import { type CodeBlock, readCodeBlocks } from '../plugins/examples/verifyPage';
import { readPage } from '../plugins/markdown/page';
import { parseMarkdown } from '../plugins/markdown/pageTree';
import { projectFolder } from '../scripts/run.mjs';
import { printTable, type Row } from './table';

const siteDir = fileURLToPath(projectFolder);

/** How long the build takes to check the code blocks of all pages: with an empty cache, then with a full one. */
export async function benchExamples(): Promise<void> {
  const blocks = ['docs', 'rules', 'blog'].flatMap(readBlocks);
  const cache = mkdtempSync(join(tmpdir(), 'examples-'));
  const cold = await timeChecks('empty cache', cache, blocks);
  const warm = await timeChecks('full cache', cache, blocks);
  rmSync(cache, { recursive: true });
  printTable(`Checking all ${String(blocks.length)} code blocks`, [cold, warm]);
}

/** A column of figures for one state of the cache. */
async function timeChecks(
  title: string,
  cache: string,
  blocks: readonly CodeBlock[],
): Promise<Row> {
  // One for each state, as for each build: linted examples are not known to it.
  const verify = createVerifier(siteDir, undefined, cache);
  const start = performance.now();
  for (const block of blocks) {
    await verify(block);
  }
  const milliseconds = performance.now() - start;
  return {
    '': title,
    'all, s': milliseconds / 1000,
    'each, ms': milliseconds / blocks.length,
  };
}

/** All code blocks of the pages in a folder. */
function readBlocks(folder: string): CodeBlock[] {
  return readdirSync(join(siteDir, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(file => /\.mdx?$/.test(file) && file !== 'TEMPLATE.md')
    .flatMap(file => {
      const page = readPage(siteDir, join(siteDir, folder, file));
      return readCodeBlocks(page, parseMarkdown(page.text, page.path)).blocks;
    });
}
