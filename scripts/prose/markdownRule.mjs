// @ts-check
import { findTerms } from './terms.mjs';

/** @typedef {import('markdownlint').MicromarkToken} Token */

const notProse = new Set([
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'resource',
]);

/**
 * Finds terms in the prose of a page, and in the title and description of its
 * front matter.
 *
 * @type {import('markdownlint').Rule}
 */
export const terminology = {
  names: ['terminology'],
  description: 'Wording',
  tags: ['prose'],
  parser: 'micromark',
  function({ frontMatterLines, parsers }, onError) {
    frontMatterLines.forEach((line, index) => {
      for (const { message } of findTerms(line)) {
        onError({
          // The first line that markdownlint lets a rule report.
          lineNumber: 1,
          detail: `On line ${String(index + 1)}, ${message}`,
        });
      }
    });
    for (const token of prose(parsers.micromark.tokens)) {
      for (const { index, text, message } of findTerms(token.text)) {
        onError({
          lineNumber: token.startLine,
          detail: message,
          range: [token.startColumn + index, text.length],
        });
      }
    }
  },
};

/**
 * @param {Token[]} tokens
 * @returns {Token[]}
 */
function prose(tokens) {
  return tokens
    .filter(({ type }) => !notProse.has(type))
    .flatMap(token => (token.type === 'data' ? token : prose(token.children)));
}
