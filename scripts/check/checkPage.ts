import { join } from 'node:path';
import { findGapsOfFile } from '../../plugins/examples/coverage/ruleCoverage';
import type { Problem } from '../../plugins/examples/formatProblems';
import type { Verifier } from '../../plugins/examples/verifier';
import {
  type VerifiedFile,
  verifyFile,
} from '../../plugins/examples/verifyPage';
import { anchorsOf, checkLinks } from '../../plugins/markdown/links';
import { readFrontMatter } from '../../plugins/markdown/page';
import { ruleOfPage } from '../../plugins/rules/rulePages';
import { linkedAnchors } from '../../tests/fixtures/linkedAnchors';
import { checkComponents } from './checkComponents';
import { checkNodes } from './checkNodes';
import { checkText } from './checkText';

/**
 * Checks one page in all that its Markdown promises: its front matter, its code, its links, images and
 * components, its text, and for a rule's page that it shows the whole rule, whether or not it is marked
 * complete.
 */
export async function checkPage(
  siteDir: string,
  path: string,
  verify: Verifier,
): Promise<Problem[]> {
  const filePath = join(siteDir, path);
  try {
    const file = await verifyFile(siteDir, filePath, verify);
    const { page, tree } = file;
    return [
      ...(ruleOfPage(path) === undefined ? checkFrontMatter(page.text) : []),
      ...file.problems,
      ...checkLinks(siteDir, filePath, tree),
      ...checkAnchors(siteDir, path),
      ...checkNodes(siteDir, filePath, tree),
      ...(path.endsWith('.mdx')
        ? checkComponents(siteDir, filePath, tree)
        : []),
      ...(await checkText(siteDir, path)),
      ...(ruleOfPage(path) === undefined ? [] : checkCoverage(file)),
    ];
  } catch (error) {
    return [describeUnreadable(error)];
  }
}

/** What the writer of a page gives it; a rule's page gets it from the rule. */
const needed = {
  title: 'It is the heading, and the name of the page in a tab.',
  description: 'Searches show it: one sentence that says what a reader learns.',
};

function checkFrontMatter(text: string): Problem[] {
  const given = readFrontMatter(text);
  return Object.entries(needed).flatMap(([key, what]) => {
    const value = given[key];
    return typeof value === 'string' && value.trim() !== ''
      ? []
      : [{ line: 1, message: `The front matter has no ${key}. ${what}` }];
  });
}

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

/** Says where a page stops being Markdown, MDX or YAML. Other errors are the check's own. */
function describeUnreadable(error: unknown): Problem {
  if (!(error instanceof Error) || !('reason' in error)) {
    throw error;
  }
  // The front matter's parser gives a mark, Markdown's a line.
  if ('mark' in error) {
    const { line } = error.mark as { line: number };
    return {
      line: line + 1,
      message: `The front matter isn't YAML: ${String(error.reason)}.`,
    };
  }
  // Where something has no end, only its words have the place.
  const [, reason = '', place] =
    /^(.*?)(?: \((\d+):[^)]*\))?$/s.exec(String(error.reason)) ?? [];
  const line = 'line' in error ? error.line : undefined;
  return {
    line: Number(line ?? place ?? 1),
    message: `The page can't be read: ${reason}.`,
  };
}

function checkCoverage(file: VerifiedFile): Problem[] {
  return [
    ...findGapsOfFile(file, true),
    ...(readFrontMatter(file.page.text).complete === true
      ? []
      : ['The page is not marked `complete: true` in its front matter.']),
  ].map(message => ({ line: 1, message }));
}
