// @ts-check
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { prepareHtml } from './prepareHtml.mjs';

const converter = unified()
  .use(rehypeRemark, { handlers: { pre: toCode } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/**
 * Writes what a built page says as Markdown, with all links in full.
 *
 * @param {string} html of the page's `main` element
 * @param {string} address of the page, in full
 * @returns {string | undefined} nothing if the page is no text
 */
export function toMarkdown(html, address) {
  const prepared = prepareHtml(html, address);
  if (prepared === undefined) {
    return undefined;
  }
  /** @type {import('hast').Root} */
  const tree = { type: 'root', children: prepared.children.flatMap(toHast) };
  return converter.stringify(
    /** @type {import('mdast').Root} */ (
      /** @type {unknown} */ (converter.runSync(tree))
    ),
  );
}

/**
 * A node of cheerio's as one that rehype knows, with the attributes that Markdown has something for.
 *
 * @param {import('cheerio').AnyNode} node
 * @returns {(import('hast').Element | import('hast').Text)[]}
 */
function toHast(node) {
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

/**
 * A code block as `prepareHtml` leaves it.
 *
 * @param {import('hast-util-to-mdast').State} state
 * @param {import('hast').Element} node
 * @returns {import('mdast').Code}
 */
function toCode(state, node) {
  const { dataLanguage, dataTitle } = node.properties;
  const value = node.children
    .map(child => (child.type === 'text' ? child.value : ''))
    .join('');
  /** @type {import('mdast').Code} */
  const code = {
    type: 'code',
    lang: String(dataLanguage ?? '') || null,
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    value,
  };
  state.patch(node, code);
  return code;
}
