import { join } from 'node:path';
import type { Blockquote, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type ExampleSettings, parseFence } from '../../plugins/examples/fence';
import type { Problem } from '../../plugins/examples/formatProblems';
import { readInfoString } from '../../plugins/markdown/infoString';
import { readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/pageTree';
import { escapePattern } from '../site/headers/headerRules';

interface Claim {
  /** The page's own sentence, without markup. */
  quote: string;
  /** Where the quote starts in the file of claims. */
  line: number;
  probes: Probe[];
}

/** Code, and what the linter says of it. */
export interface Probe {
  code: string;
  /** Where the code's fence is in the file of claims. */
  line: number;
  example: ExampleSettings;
  /** A line each; given for each probe that is incorrect. */
  reports?: string;
  /** The code after all fixes; the code itself where nothing is fixed. */
  fixed?: string;
  /** The code after each suggestion, in the order of the reports. */
  suggested: string[];
}

const outcomes = ['reports', 'fixed', 'suggested'];

/** A file of claims, as far as it is understood. */
export interface Claims {
  claims: Claim[];
  problems: Problem[];
}

/**
 * Reads the claims of a page: block quotes, each with code blocks behind it. The format is described in
 * `tests/claims/README.md`.
 *
 * @param ruleName the rule whose page it is about, if it is about one
 */
export function readClaims(text: string, ruleName?: string): Claims {
  const claims: Claim[] = [];
  const problems: Problem[] = [];
  const tree: Root = parseMarkdown(text, 'claims.md');
  for (const node of tree.children) {
    const line = node.position?.start.line ?? 0;
    try {
      if (node.type === 'blockquote') {
        claims.push({ quote: readQuote(node), line, probes: [] });
      } else if (node.type === 'code') {
        const { language, meta } = readInfoString(node, text);
        const probes = claims.at(-1)?.probes;
        if (!probes) {
          throw new Error('Quote the sentence first: > Its words.');
        }
        const code = `${node.value}\n`;
        if (outcomes.includes(language)) {
          readOutcome(probes.at(-1), language, code);
        } else {
          const { example } = parseFence(language, meta, ruleName);
          if (!example) {
            throw new Error(
              'Say what the code is: ```ts incorrect or ```ts correct',
            );
          }
          probes.push({ code, line, example, suggested: [] });
        }
      }
    } catch (error) {
      problems.push({ line, message: (error as Error).message });
    }
  }
  return { claims, problems };
}

function readQuote({ children: [paragraph, ...others] }: Blockquote): string {
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    throw new Error('A quote is one paragraph: sentences of the page.');
  }
  return plainText(paragraph);
}

function readOutcome(
  probe: Probe | undefined,
  outcome: string,
  text: string,
): void {
  if (!probe) {
    throw new Error(`The block "${outcome}" has no code before it.`);
  }
  if (outcome === 'suggested') {
    probe.suggested.push(text);
  } else if (outcome === 'fixed') {
    probe.fixed = text;
  } else {
    probe.reports = text;
  }
}

const textBlocks = ['heading', 'paragraph', 'tableCell'];

/** What a page says, a text for each paragraph, heading, cell and row of a table, without markup. */
export function readStatedTexts(tree: Root): string[] {
  const texts: string[] = [];
  visit(tree, node => {
    if (textBlocks.includes(node.type)) {
      texts.push(plainText(node));
    } else if (node.type === 'tableRow') {
      texts.push(node.children.map(plainText).join(' | '));
    }
  });
  return texts;
}

function plainText(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

/**
 * Whether one of the texts has the quote as whole sentences. A quote that ended in the middle of one
 * would stay true to the page while the rest of the sentence changes.
 */
export function isStated(texts: readonly string[], quote: string): boolean {
  const start = String.raw`(?<=^|[.!?:;|]["”')]*\s)`;
  const end = /[.!?:]["”')]*$/.test(quote) ? String.raw`(?=\s|$)` : '$';
  const sentences = new RegExp(start + escapePattern(quote) + end);
  return texts.some(text => sentences.test(text));
}

/** What a page says, as {@link readStatedTexts} returns it. Pages are named from the site's folder. */
export function readTextsOfPage(siteDir: string, page: string): string[] {
  const { text } = readPage(siteDir, join(siteDir, page));
  return readStatedTexts(parseMarkdown(text, page));
}
