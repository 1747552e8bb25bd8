import type { Root } from 'mdast';
import { sectionStart } from '../../markdown/pageTree';

/** What a finished page starts with, before its first heading. */
const missingOpening = 'an opening paragraph';

const requiredHeadings = ['Examples', 'When Not To Use It', 'Related To'];

/**
 * Lists the parts that a finished rule page needs and this one lacks.
 *
 * @param hasOptions whether the rule has any
 */
export function findMissingSections(tree: Root, hasOptions: boolean): string[] {
  const firstHeading = tree.children.findIndex(
    ({ type }) => type === 'heading',
  );
  const opening = tree.children.slice(
    0,
    firstHeading === -1 ? undefined : firstHeading,
  );
  return [
    ...(opening.some(({ type }) => type === 'paragraph')
      ? []
      : [missingOpening]),
    ...[...requiredHeadings, ...(hasOptions ? ['Options'] : [])]
      .filter(heading => sectionStart(tree, heading) === -1)
      .map(heading => `## ${heading}`),
  ];
}
