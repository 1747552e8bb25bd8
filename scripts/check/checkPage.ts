import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lint } from 'markdownlint/promise';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import markdown from '../../.markdownlint-cli2.mjs';
import { findGaps } from '../../plugins/examples/coverage/ruleCoverage';
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
    const { text, tree } = file;
    return [
      ...(ruleOfPage(path) === undefined ? checkFrontMatter(text) : []),
      ...file.problems,
      ...checkLinks(siteDir, filePath, tree),
      ...checkAnchors(siteDir, path),
      ...checkNodes(siteDir, filePath, tree),
      ...(path.endsWith('.mdx')
        ? checkComponents(siteDir, filePath, tree)
        : []),
      ...(await checkSpelling(siteDir, path)),
      ...(await checkMarkdown(filePath)),
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
    ...findGaps(file, true),
    ...(readFrontMatter(file.text).complete === true
      ? []
      : ['The page is not marked `complete: true` in its front matter.']),
  ].map(message => ({ line: 1, message }));
}

async function checkSpelling(
  siteDir: string,
  path: string,
): Promise<Problem[]> {
  // What CommonJS would load has no linter.
  const { lint: spell } = await import('cspell');
  const problems: Problem[] = [];
  await spell(
    [path],
    { root: siteDir, cache: false, showSuggestions: true },
    {
      issue: ({ row = 1, text, suggestions = [] }) => {
        const ideas = suggestions.slice(0, 3).join(', ');
        problems.push({
          line: row,
          message: `"${text}" isn't in the dictionary. ${ideas && `Did you mean: ${ideas}? `}If it is right, add it to scripts/prose/words.txt.`,
        });
      },
    },
  );
  return problems;
}

async function checkMarkdown(filePath: string): Promise<Problem[]> {
  const { customRules, config } = markdown;
  const results = await lint({ files: [filePath], customRules, config });
  return Object.values(results)
    .flat()
    .map(({ lineNumber, ruleNames, ruleDescription, ...error }) => {
      const { errorDetail, errorContext } = error;
      const details = [errorDetail, errorContext]
        .filter(Boolean)
        .join(', in: ');
      return {
        line: lineNumber,
        message: `${ruleDescription}${details && `: ${details}`} (${ruleNames.join('/')})`,
      };
    });
}

/**
 * Checks that a page's images are there, and written so that the build takes them along; and that a page
 * in plain Markdown has nothing that only MDX has, which readers would see as text or not at all.
 */
function checkNodes(siteDir: string, filePath: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  const isPlain = filePath.endsWith('.md');
  visit(tree, node => {
    const line = node.position?.start.line ?? 1;
    const messages = [
      node.type === 'image'
        ? checkAddress(siteDir, filePath, node.url)
        : checkImageElement(node),
      isPlain && checkPlainMarkdown(node),
    ];
    for (const message of messages) {
      if (message) {
        problems.push({ line, message });
      }
    }
  });
  return problems;
}

function checkPlainMarkdown(node: Nodes): string | undefined {
  if (node.type === 'html') {
    const name = /<([A-Z][\w.]*)/.exec(node.value)?.[1];
    return (
      name &&
      `Plain Markdown has no components. Rename the page to .mdx if <${name}> is one, or write it as code.`
    );
  }
  return node.type === 'text' && /^import .* from ['"“‘]/m.test(node.value)
    ? 'Plain Markdown has no imports. Rename the page to .mdx, or write the line as code.'
    : undefined;
}

function checkImageElement(node: Nodes): string | undefined {
  const isImage =
    node.type === 'html'
      ? /<img\b/i.test(node.value)
      : (node.type === 'mdxJsxFlowElement' ||
          node.type === 'mdxJsxTextElement') &&
        node.name === 'img';
  return isImage
    ? "The build doesn't include images written in HTML. Write ![what it shows](./file.png)."
    : undefined;
}

/** Finds the file as Docusaurus does (`transformImage` in @docusaurus/mdx-loader). */
function checkAddress(
  siteDir: string,
  filePath: string,
  url: string,
): string | undefined {
  if (/^(?:https?:)?\/\//.test(url)) {
    return `The image ${url} is on another host, which every reader's browser would contact. Put it into static/img/.`;
  }
  const [path = ''] = url.split(/[?#]/);
  if (path === '') {
    return 'The image has no address.';
  }
  // Such as `data:`, and Docusaurus's `pathname:` for what it should leave alone.
  if (/^[a-z]+:/i.test(path)) {
    return undefined;
  }
  const file = decodeURIComponent(path);
  const imageFile = file.startsWith('@site/')
    ? join(siteDir, file.slice('@site/'.length))
    : file.startsWith('/')
      ? join(siteDir, 'static', file)
      : join(dirname(filePath), file);
  return existsSync(imageFile)
    ? undefined
    : `The image ${url} is not there${file.startsWith('/') ? ' in static/' : ''}.`;
}
