import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How far the build is with the examples: a message to the process that has started it. */
export interface CheckedExamples {
  checked: number;
  total: number;
}

/** The variable by which `scripts/site/runGenerator` asks for {@link CheckedExamples}. */
export const progressVariable = 'SITE_PROGRESS';

const folders = ['blog', 'docs', 'rules'];

/** How many code blocks each page has that was checked. */
const checked = new Map<string, number>();
let total: number | undefined;

/**
 * Tells the process that has started the build, if it asks, that a page's code was checked.
 *
 * @param page its path
 * @param blocks how many code blocks it has
 */
export function reportChecked(
  siteDir: string,
  page: string,
  blocks: number,
): void {
  if (process.env[progressVariable] === undefined) {
    return;
  }
  total ??= countAll(siteDir);
  // The bundler may make a page twice: for browsers and for the server.
  checked.set(page, blocks);
  const message: CheckedExamples = {
    checked: [...checked.values()].reduce((sum, count) => sum + count, 0),
    total,
  };
  process.send?.(message);
}

function countAll(siteDir: string): number {
  return folders
    .flatMap(folder =>
      readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.mdx?$/.test(file) && file !== 'TEMPLATE.md')
        .map(file => readFileSync(join(siteDir, folder, file), 'utf8')),
    )
    .reduce((sum, text) => sum + countCodeBlocks(text), 0);
}

/** Counts the fenced code blocks of a page, without parsing it. */
export function countCodeBlocks(text: string): number {
  let count = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, start, info] = /^[ >]*(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (start === undefined) {
      continue;
    }
    if (fence === undefined) {
      fence = start;
      count += 1;
    } else if (info === '' && start.startsWith(fence)) {
      fence = undefined;
    }
  }
  return count;
}
