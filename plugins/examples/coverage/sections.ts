import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a finished page starts with, before its first heading. */
const OPENING = 'an opening paragraph';

const REQUIRED_HEADINGS = ['Examples', 'When Not To Use It', 'Related To'];

/**
 * Lists the parts that a finished rule page needs and this one lacks.
 *
 * @param hasOptions whether the rule has any
 */
export function findMissingSections(tree: Root, hasOptions: boolean): string[] {
  const headings = tree.children
    .filter((node): node is Heading => node.type === 'heading')
    .filter(({ depth }) => depth === 2)
    .map(textOf);
  const firstHeading = tree.children.findIndex(
    ({ type }) => type === 'heading',
  );
  const opening = tree.children.slice(
    0,
    firstHeading === -1 ? undefined : firstHeading,
  );
  return [
    ...(opening.some(({ type }) => type === 'paragraph') ? [] : [OPENING]),
    ...[...REQUIRED_HEADINGS, ...(hasOptions ? ['Options'] : [])]
      .filter(heading => !headings.includes(heading))
      .map(heading => `## ${heading}`),
  ];
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, node => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      text += node.value;
    }
  });
  return text.trim();
}
