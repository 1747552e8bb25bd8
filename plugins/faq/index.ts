import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { jsxElement } from '../mdx/jsxElement';
import { readQuestions } from './readQuestions';

/**
 * Tells search engines which questions a page answers, where its front matter says `faq: true`. It adds
 * `<FaqStructuredData>`, which is seen in the page's head only.
 *
 * @throws naming the file when such a page asks nothing
 */
const remarkFaq: Plugin<[], Root> = () => (tree, file) => {
  const { frontMatter } = file.data as { frontMatter?: { faq?: unknown } };
  if (frontMatter?.faq !== true) {
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
