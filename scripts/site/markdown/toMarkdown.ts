import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { Code, Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { prepareHtml } from './prepareHtml';

const converter = unified()
  .use(rehypeRaw)
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
  const value = prepareHtml(html, address);
  return value === undefined
    ? undefined
    : converter.stringify(
        converter.runSync({
          type: 'root',
          children: [{ type: 'raw', value }],
        }) as unknown as MarkdownRoot,
      );
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
