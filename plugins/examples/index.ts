import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { inBackground } from '../background';
import { type Page, readPage } from '../markdown/page';
import { pluginPrefix } from '../packages/packages';
import { findGaps } from './coverage/ruleCoverage';
import {
  type ExamplePage,
  framedExamples,
  type LintedExample,
} from './exampleElement';
import { takesOptions } from './fence';
import { formatProblems, type Problem } from './formatProblems';
import { type checkBlock, createVerifier } from './verifier';
import { type VerifiedBlock, verifyPage } from './verifyPage';

/** Takes longer than all else about a page; pages are made meanwhile. */
const checkInBackground = inBackground<typeof checkBlock>(
  join(__dirname, 'verifier.ts'),
  'checkBlock',
);

/**
 * Checks all code of a page, and shows its examples with what the rule reports on them. Goes before
 * the highlighter, which takes the other code blocks. How to write examples: `rules/TEMPLATE.md`.
 *
 * @throws naming file and line of everything that is wrong on the page.
 */
const remarkExamples: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  const verify = createVerifier(siteDir, checkInBackground);
  return async (tree, file) => {
    const page = { ...readPage(siteDir, file.path), text: String(file) };
    const { blocks, problems } = await verifyPage(verify, page, tree);
    problems.push(...findCoverageProblems(page, tree, blocks));
    if (problems.length > 0) {
      throw new Error(formatProblems(page.path, problems));
    }
    showExamples(tree, blocks, page);
  };
};

function findCoverageProblems(
  page: Page,
  tree: Root,
  blocks: readonly VerifiedBlock[],
): Problem[] {
  if (!page.path.startsWith('rules/')) {
    return [];
  }
  const line =
    page.text
      .split('\n')
      .findIndex(content =>
        /^(?:complete|unreachableMessages):/.test(content),
      ) + 1;
  const gaps = findGaps({ ...page, tree, blocks });
  return gaps.map(message => ({ line, message }));
}

function showExamples(
  tree: Root,
  blocks: readonly VerifiedBlock[],
  { path, ruleName }: Page,
): void {
  const examples = new Map(
    blocks
      .filter((block): block is LintedExample => 'example' in block.fence)
      .map(block => [block.node, block]),
  );
  const find = (node: RootContent | undefined): LintedExample | undefined =>
    node?.type === 'code' ? examples.get(node) : undefined;
  const shown: ExamplePage = {
    ownRuleId: ruleName && pluginPrefix + ruleName,
    takesOptions: ruleName !== undefined && takesOptions(ruleName),
    shownMessages: new Set(),
  };
  // A list of blog posts shows several pages in one, whose ids must differ.
  const prefix =
    ruleName === undefined
      ? `e${createHash('sha256').update(path).digest('hex').slice(0, 4)}-`
      : 'e';
  let count = 0;

  visit(tree, 'code', (node: Code, index, parent) => {
    const linted = find(node);
    if (!linted || !parent || index === undefined) {
      return;
    }
    count += 1;
    const id = `${prefix}${String(count)}`;
    const next = find(parent.children[index + 1]);
    const examples =
      linted.fence.example.verdict === 'incorrect' &&
      next?.fence.example.verdict === 'correct'
        ? [linted, next]
        : [linted];
    parent.children.splice(
      index,
      examples.length,
      framedExamples(examples, id, shown),
    );
  });
}

export default remarkExamples;
