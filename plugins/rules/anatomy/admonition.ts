import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { paragraph } from './phrasing';

/** A notice, as `:::warning[Title]` makes one in Markdown. */
export function admonition(
  kind: 'info' | 'note' | 'warning',
  title: string,
  ...content: readonly Paragraph[]
): ContainerDirective {
  return {
    type: 'containerDirective',
    name: kind,
    attributes: {},
    children: [
      { ...paragraph(title), data: { directiveLabel: true } },
      ...content,
    ],
  };
}
