import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { BlockContent } from 'mdast';

/**
 * A component in a page's Markdown tree. It has to be one of those in `src/theme/MDXComponents`.
 *
 * @param props values of attributes: text only; left out where undefined
 */
export function jsxElement(
  name: string,
  props: Record<string, string | undefined>,
  children: BlockContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children,
  };
}
