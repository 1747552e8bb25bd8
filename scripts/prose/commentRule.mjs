// @ts-check
import { blank, findTerms } from './terms.mjs';

const margin = /^[ \t]*\*/gm;

/**
 * Finds terms in comments.
 *
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'term'>}
 */
export const terminology = {
  meta: {
    type: 'suggestion',
    messages: { term: '{{message}}' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { value, range } of sourceCode.getAllComments()) {
          const prose = value.replace(margin, blank);
          for (const { index, text, message } of findTerms(prose)) {
            // Two characters open a comment.
            const start = range[0] + 2 + index;
            context.report({
              loc: {
                start: sourceCode.getLocFromIndex(start),
                end: sourceCode.getLocFromIndex(start + text.length),
              },
              messageId: 'term',
              data: { message },
            });
          }
        }
      },
    };
  },
};
