import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { Question } from '../../src/structuredData/FaqStructuredData';
import { headingIds } from '../markdown/links';
import { readFrontMatter } from '../markdown/page';
import { firstSentence } from '../markdown/pageTree';
import { jsxElement } from '../mdx/jsxElement';

/**
 * Tells search engines which questions a page answers, where its front matter says `faq: true`. It adds
 * `<FaqStructuredData>`, which is seen in the page's head only.
 *
 * @throws naming the file when such a page asks nothing
 */
const remarkFaq: Plugin<[], Root> = () => (tree, file) => {
  if (readFrontMatter(String(file)).faq !== true) {
    return;
  }
  const questions = readQuestions(tree);
  if (questions.length === 0) {
    file.fail(
      'The front matter has `faq: true`, but no heading of the third level has an answer. Add one, or remove `faq`.',
    );
  }
  tree.children.push(
    jsxElement('FaqStructuredData', { questions: JSON.stringify(questions) }),
  );
};

export default remarkFaq;

/** The depth of a heading that is a question; above it are the groups. */
const questionDepth = 3;

/** The questions of a page, each with the first sentence of its answer. */
export function readQuestions(tree: Root): Question[] {
  const ids = headingIds(tree);
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== questionDepth) {
      return [];
    }
    const answer = readAnswer(tree.children.slice(index + 1));
    const id = ids.get(node);
    // Without the comment that holds its id.
    const words = node.children.filter(
      ({ type }) => type !== 'mdxTextExpression',
    );
    return answer === undefined || id === undefined
      ? []
      : [{ name: toString(words).trim(), id, answer }];
  });
}

/**
 * The first sentence below a question. A message is repeated there as a quotation, and its other wordings
 * in emphasis: neither answers it.
 */
function readAnswer(below: readonly RootContent[]): string | undefined {
  for (const node of below) {
    if (node.type === 'heading') {
      return undefined;
    }
    if (node.type === 'paragraph' && node.children[0]?.type !== 'emphasis') {
      return toString(firstSentence(node.children));
    }
  }
  return undefined;
}
