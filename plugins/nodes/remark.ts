import { relative, sep } from 'node:path';
import type { BlockContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { version } from 'typescript/package.json';
import type { Plugin } from 'unified';
import { toMarkedHtml } from '../../src/highlight/markedHtml';
import { writeLink } from '../../src/playground/link/link';
import { defaultState } from '../../src/playground/link/parameters';
import { plainMark } from '../../src/playground/link/plainMark';
import { fileTypeOf } from '../../src/playground/state/sharedState';
import { highlight } from '../highlight/highlight';
import { heading, parseMarkdown } from '../markdown/pageTree';
import { jsxElement } from '../mdx/jsxElement';
import { checkNodes } from './checkNodes';
import { type Addresses, describeNode, describeUnion } from './describeNode';
import { nodeUnions, readNodeFacts } from './nodeFacts';
import {
  nodeAddresses,
  nodeFiles,
  type NodeSection,
  readSections,
  scopesPage,
  unionsPage,
} from './nodePages';
import type { Snippet } from './parseSnippet';
import { scopeKinds } from './scopes';

/**
 * Completes the pages about nodes and scopes: marks the node in each snippet, shows the tree next to it, and says below
 * the last one what the packages know about the node. `checkNodes` checks what people write.
 */
const remarkNodes: Plugin<[{ siteDir: string }], Root> = ({ siteDir }) => {
  return (tree, file) => {
    const path = relative(siteDir, file.path).split(sep).join('/');
    const sections = readSections(tree, String(file));
    if (path === scopesPage) {
      checkNodes(sections, new Map(scopeKinds.map(kind => [kind, []])));
      completeSections(tree, sections);
    } else if (path === unionsPage) {
      const addresses = nodeAddresses(siteDir);
      tree.children.push(
        ...nodeUnions.flatMap(union => [
          heading(2, union.name),
          ...generated(describeUnion(union, addresses)),
        ]),
      );
    } else if (nodeFiles.includes(path)) {
      completeSections(tree, sections, nodeAddresses(siteDir));
    }
  };
};

export default remarkNodes;

/** @param addresses those of nodes; `undefined` if the sections are about scopes */
function completeSections(
  tree: Root,
  sections: readonly NodeSection[],
  addresses?: Addresses,
): void {
  for (const { name, snippets } of sections) {
    const facts = addresses
      ? generated(describeNode(readNodeFacts(name, snippets), addresses))
      : [];
    for (const snippet of snippets) {
      tree.children.splice(
        tree.children.indexOf(snippet.block),
        1,
        snippetElement(name, snippet),
        ...(snippet === snippets.at(-1) ? facts : []),
      );
    }
  }
}

function generated(markdown: string): RootContent[] {
  return parseMarkdown(markdown, 'generated.md').children as BlockContent[];
}

function snippetElement(
  name: string,
  { code, language, nodes, tree, word }: Snippet,
): MdxJsxFlowElement {
  const marks = nodes.map(({ range: [start, end] }) => ({
    start,
    end,
    id: '',
    describedBy: '',
  }));
  const setting = writeLink({
    ...defaultState(version),
    showAST: word === 'scope' || word === 'script' ? 'scope' : 'es',
    sourceType: word === 'script' ? 'script' : 'module',
    fileType: fileTypeOf(`.${language}`),
  });
  const plain = (text: string) => plainMark + encodeURIComponent(text);
  const filter = word === 'node' ? `&esQuery=${plain(name)}` : '';
  return jsxElement('NodeSnippet', {
    html: toMarkedHtml(highlight(code, language), marks, () => '<mark>'),
    language,
    tree,
    setting: `${setting}&code=${plain(`${code}\n`)}${filter}`,
  });
}
