import type { RootContent } from 'mdast';

/** How many examples there are among some parts of a page, in what `plugins/examples` makes of them. */
export function countExamples(nodes: readonly RootContent[]): number {
  return nodes.reduce(
    (count, node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'ExampleFrame'
        ? count + node.children.length
        : count,
    0,
  );
}
