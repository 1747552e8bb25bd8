import { existsSync } from 'node:fs';
import { join } from 'node:path';

const siteDir = join(import.meta.dirname, '../..');

/** The Markdown that a page's path is made from, with the extensions and names it can have. */
export function fileOfPage(path: string): string | undefined {
  const base = join(siteDir, path.startsWith('/rules/') ? path : `docs${path}`);
  return [base, join(base, 'index')]
    .flatMap(file => [`${file}.md`, `${file}.mdx`])
    .find(file => existsSync(file));
}
