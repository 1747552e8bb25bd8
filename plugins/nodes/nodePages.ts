import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { snippetWords } from '../examples/fence';
import { readInfoString } from '../markdown/infoString';
import { readFrontMatter } from '../markdown/page';
import { parseMarkdown } from '../markdown/pageTree';
import { installedPackages } from '../packages/packages';
import { parseSnippet, type Snippet } from './parseSnippet';

const folder = 'docs/developers/nodes';

/** The pages that describe nodes, in the order in which they are listed. */
export const nodePages = [
  'values',
  'expressions',
  'type-expressions',
  'functions',
  'classes',
  'patterns',
  'statements',
  'declarations',
  'modules',
  'types',
  'type-members',
  'keywords',
  'jsx',
];

/** The files of these pages, from the site's folder. */
export const nodeFiles: readonly string[] = nodePages.map(
  page => `${folder}/${page}.md`,
);

export const unionsPage = `${folder}/unions.md`;

export const scopesPage = 'docs/developers/scopes.md';

/** What people write about a node, or about a kind of scope. */
export interface NodeSection {
  name: string;
  /** The first paragraph, as Markdown. */
  description: string;
  snippets: Snippet[];
}

/** Reads all pages that describe nodes. */
export function readNodePages(siteDir: string) {
  return nodeFiles.map(path => {
    const text = readFileSync(join(siteDir, path), 'utf8');
    return {
      title: String(readFrontMatter(text).title),
      sections: readSections(parseMarkdown(text, path), text),
    };
  });
}

/**
 * Reads what a page says about nodes, or about kinds of scopes: each heading with snippets below it is the
 * name of one, and the first paragraph says what it is.
 */
export function readSections(tree: Root, text: string): NodeSection[] {
  const sections: NodeSection[] = [];
  for (const node of tree.children) {
    const section = sections.at(-1);
    if (node.type === 'heading') {
      const name = parseMarkdownHeadingId(toString(node)).text;
      sections.push({ name, description: '', snippets: [] });
    } else if (node.type === 'paragraph' && section?.description === '') {
      const { start, end } = node.position ?? {};
      section.description = text
        .slice(start?.offset, end?.offset)
        .replaceAll('\n', ' ');
    } else if (node.type === 'code' && section) {
      const { language, meta } = readInfoString(node, text);
      const word = snippetWords.find(one => one === meta);
      if (word) {
        section.snippets.push(parseSnippet(section.name, node, language, word));
      }
    }
  }
  return sections.filter(({ snippets }) => snippets.length > 0);
}

/** Where each node is described, by its type, and each union, by its name: addresses from the top of the site. */
export function nodeAddresses(siteDir: string): Map<string, string> {
  const addresses = new Map(
    nodeFiles.flatMap(path =>
      Array.from(
        readFileSync(join(siteDir, path), 'utf8').matchAll(/^## (\w+)$/gm),
        ([, name = '']) => [name, addressIn(path, name)],
      ),
    ),
  );
  for (const [name, [node = '', ...others]] of installedPackages.nodeTypes
    .named) {
    const known = addresses.get(node);
    if (others.length > 0) {
      addresses.set(name, addressIn(unionsPage, name));
    } else if (known !== undefined) {
      addresses.set(name, known);
    }
  }
  return addresses;
}

function addressIn(path: string, name: string): string {
  return `${path.replace(/^docs|\.md$/g, '')}#${name.toLowerCase()}`;
}

/** The addresses that people make from the name of a node, and where they lead. */
export function nodeRedirects(siteDir: string): { from: string; to: string }[] {
  const addresses = nodeAddresses(siteDir);
  return Array.from(installedPackages.nodeTypes.fields.keys(), name => ({
    from: `/developers/nodes/${name}`,
    to: addresses.get(name) ?? '/developers/nodes',
  }));
}
