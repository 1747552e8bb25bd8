import { join } from 'node:path';
import type { Problem } from '../../plugins/examples/formatProblems';
import { anchorsOf } from '../../plugins/markdown/links';
import { linkedAnchors } from '../../tests/fixtures/linkedAnchors';

/** Checks that a page still has the headings that other sites link to, whose addresses work forever. */
export function checkAnchors(siteDir: string, path: string): Problem[] {
  const present = anchorsOf(join(siteDir, path));
  return (linkedAnchors[path] ?? [])
    .filter(anchor => !present.has(anchor))
    .map(anchor => ({
      line: 1,
      message: `No heading has the address #${anchor} anymore, which other sites link to. Give it to the section that says it now: ${path.endsWith('.mdx') ? `## Heading {/* #${anchor} */}` : `## Heading {#${anchor}}`}.`,
    }));
}
