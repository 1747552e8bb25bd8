import type {
  BlockContent,
  Heading,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The heading of a section, with plain text. */
export function heading(text: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: text }],
  };
}

/** Where the section with this `##` heading starts; -1 when there is none. */
export function sectionStart(tree: Root, title: string): number {
  return tree.children.findIndex(
    node => isSectionHeading(node) && toString(node) === title,
  );
}

/** Where the next section after a place starts, or the page ends. */
export function nextSection(tree: Root, from: number): number {
  const next = tree.children.findIndex(
    (node, index) => index >= from && isSectionHeading(node),
  );
  return next === -1 ? tree.children.length : next;
}

function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/** The first sentence of a text: cut behind the first period that ends one. Code and links count as words. */
export function firstSentence(
  children: readonly PhrasingContent[],
): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const child of children) {
    const end =
      child.type === 'text' ? /[.!?](?=\s|$)/.exec(child.value) : null;
    if (child.type === 'text' && end) {
      const value = child.value.slice(0, end.index + 1);
      return [...sentence, { type: 'text', value }];
    }
    sentence.push(child);
  }
  return sentence;
}

/** What a piece of Markdown without MDX becomes in a page. */
export function parseFragment(markdown: string): BlockContent[] {
  return parseMarkdown(markdown, 'fragment.md').children as BlockContent[];
}

/** Reads Markdown, or MDX by the file's name, as the site's pages do. */
export function parseMarkdown(text: string, filePath: string): Root {
  const parser = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm);
  return filePath.endsWith('.mdx')
    ? parser.use(remarkMdx).parse(text)
    : parser.parse(text);
}
