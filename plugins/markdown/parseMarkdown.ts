import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Reads Markdown, or MDX by the file's name, as the site's pages do. */
export function parseMarkdown(text: string, filePath: string): Root {
  const parser = unified().use(remarkParse).use(remarkGfm);
  return filePath.endsWith('.mdx')
    ? parser.use(remarkMdx).parse(text)
    : parser.parse(text);
}
