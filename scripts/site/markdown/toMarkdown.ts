import type { AnyNode } from 'cheerio';
import type { Element, Root, Text } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { Code, Root as MarkdownRoot } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { prepareHtml } from './prepareHtml';

const converter = unified()
  .use(rehypeRemark, { handlers: { pre: toCode } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/**
 * Writes what a built page says as Markdown, with all links in full.
 *
 * @param html of the page's `main` element
 * @param address of the page, in full
 * @returns nothing if the page is no text
 */
export function toMarkdown(html: string, address: string): string | undefined {
  const prepared = prepareHtml(html, address);
  if (prepared === undefined) {
    return undefined;
  }
  const tree: Root = {
    type: 'root',
    children: prepared.children.flatMap(toHast),
  };
  return converter.stringify(
    converter.runSync(tree) as unknown as MarkdownRoot,
  );
}

/** A node of cheerio's as one that rehype knows, with the attributes that Markdown has something for. */
function toHast(node: AnyNode): (Element | Text)[] {
  if (!('tagName' in node)) {
    return 'data' in node ? [{ type: 'text', value: node.data }] : [];
  }
  const { alt, href, src, title } = node.attribs;
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties: {
        alt,
        href,
        src,
        title,
        dataLanguage: node.attribs['data-language'],
        dataTitle: node.attribs['data-title'],
      },
      children: node.children.flatMap(toHast),
    },
  ];
}

/** A code block as `prepareHtml` leaves it. */
function toCode(state: State, node: Element): Code {
  const { dataLanguage, dataTitle } = node.properties;
  const value = node.children
    .map(child => (child.type === 'text' ? child.value : ''))
    .join('');
  const code: Code = {
    type: 'code',
    lang: String(dataLanguage ?? '') || null,
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    value,
  };
  state.patch(node, code);
  return code;
}
