import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A heading with plain text. */
export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] };
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
