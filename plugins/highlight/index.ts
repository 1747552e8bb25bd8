import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import type { Code, Root } from 'mdast';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { toHtml } from '../../src/highlight/html';
import {
  type HighlightedToken,
  type PrismStream,
  toTokens,
} from '../../src/highlight/tokens';
import {
  readInfoString,
  readText,
  splitInfoString,
} from '../markdown/infoString';
import { jsxElement } from '../mdx/jsxElement';

/**
 * Colors every code block at build, so that no highlighter is sent to the reader's browser. A block
 * becomes `<CodeBlock>` (see `src/ui/CodeBlock.tsx`) with its HTML ready.
 *
 * @throws naming file and line when a block's language is unknown.
 */
const remarkHighlight: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) {
      try {
        parent.children[index] = codeBlock(node, String(file));
      } catch (error) {
        file.fail(error as Error, node);
      }
    }
  });
};

function codeBlock(node: Code, text: string) {
  const { language, meta } = readInfoString(node, text);
  return jsxElement('CodeBlock', {
    language: language || 'text',
    title: readText(splitInfoString(meta), 'title'),
    html: toHtml(highlight(node.value, language)),
  });
}

export default remarkHighlight;

/** Fence languages that Prism knows under another name, or that no colors would help. */
const aliases: Partial<Record<string, string>> = {
  cjs: 'javascript',
  cts: 'typescript',
  js: 'javascript',
  jsonc: 'json',
  md: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  vue: 'markup',
  html: 'markup',
};

const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'none']);

loadLanguages();

/**
 * Adds languages to this Prism. Their files register themselves on a global `Prism`: run like this, they
 * see this one, whatever else has loaded them.
 */
function loadLanguages(): void {
  const require = createRequire(__filename);
  for (const language of ['bash', 'diff', 'json']) {
    const file = require.resolve(`prismjs/components/prism-${language}`);
    runInNewContext(readFileSync(file, 'utf8'), { Prism });
  }
}

/**
 * Splits code into colored pieces, in order and without loss.
 *
 * @throws when the language is unknown, with the languages that there are.
 */
export function highlight(code: string, language: string): HighlightedToken[] {
  if (plainLanguages.has(language)) {
    return [{ text: code }];
  }
  const grammar = Prism.languages[aliases[language] ?? language];
  if (!grammar) {
    throw new Error(
      `Unknown code block language "${language}". Use "text" for none, or one of ${Object.keys(aliases).join(', ')}, ${Object.keys(Prism.languages).join(', ')}.`,
    );
  }
  return toTokens(Prism.tokenize(code, grammar) as PrismStream);
}
