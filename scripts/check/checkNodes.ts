import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../plugins/examples/formatProblems';

/**
 * Checks that a page's images are there, and written so that the build takes them along; and that a page
 * in plain Markdown has nothing that only MDX has, which readers would see as text or not at all.
 *
 * @param filePath absolute path of the page
 */
export function checkNodes(
  siteDir: string,
  filePath: string,
  tree: Root,
): Problem[] {
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
