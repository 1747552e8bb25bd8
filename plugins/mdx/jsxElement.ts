import type { BlockContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type {
  PageComponentName,
  PageComponentProps,
} from '../../src/pageComponents';

/** A component in a page's Markdown tree, without the properties that are undefined. */
export function jsxElement<Name extends PageComponentName>(
  name: Name,
  props: PageComponentProps<Name>,
  children: BlockContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(
      props as Record<string, string | undefined>,
    ).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children,
  };
}
