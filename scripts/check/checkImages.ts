import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../plugins/examples/formatProblems';

/**
 * Checks that a page's images are there, and written so that the build takes them along.
 *
 * @param filePath absolute path of the page
 * @param linesBefore lines of the file before the text that the tree was made from
 */
export function checkImages(
  siteDir: string,
  filePath: string,
  tree: Root,
  linesBefore: number,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, node => {
    const line = linesBefore + (node.position?.start.line ?? 1);
    const add = (message: string): void => {
      problems.push({ line, message });
    };
    const isElement =
      node.type === 'html'
        ? /<img\b/i.test(node.value)
        : (node.type === 'mdxJsxFlowElement' ||
            node.type === 'mdxJsxTextElement') &&
          node.name === 'img';
    if (isElement) {
      add(
        "The build doesn't include images written in HTML. Write ![what it shows](./file.png).",
      );
    }
    if (node.type === 'image') {
      const message = checkAddress(siteDir, filePath, node.url);
      if (message !== undefined) {
        add(message);
      }
    }
  });
  return problems;
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
