import type { Blockquote, Root } from 'mdast';
import {
  type ExampleSettings,
  type Fence,
  parseFence,
  type SourceSettings,
} from '../../plugins/examples/fence';
import type { Problem } from '../../plugins/examples/formatProblems';
import { readInfoString } from '../../plugins/markdown/infoString';
import { parseMarkdown } from '../../plugins/markdown/pageTree';
import { plainText } from './statedText';

/** A statement of a page, and code that shows it to be true. */
export interface Claim {
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
  source: SourceSettings;
  example: ExampleSettings;
  /** A line each, as {@link printReport} writes them; given for each probe that is incorrect. */
  reports?: string;
  /** The code after all fixes; the code itself where nothing is fixed. */
  fixed?: string;
  /** The code after each suggestion, in the order of the reports. */
  suggested: string[];
}

/** What a block behind a probe's code says of its outcome. */
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
 * @param text the file's Markdown
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
          const fence = parseFence(language, meta, ruleName);
          probes.push(readProbe(fence, code, line));
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

function readProbe(
  { source, example }: Fence,
  code: string,
  line: number,
): Probe {
  if (!source || !example) {
    throw new Error('Say what the code is: ```ts incorrect or ```ts correct');
  }
  return { code, line, source, example, suggested: [] };
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
