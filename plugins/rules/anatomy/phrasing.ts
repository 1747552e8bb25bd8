import type { InlineCode, Link, Paragraph, PhrasingContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** Text in a page's tree. */
export function text(value: string): Text {
  return { type: 'text', value };
}

/** Code in a line of text. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** A link on words, or on a name in code. */
export function link(url: string, label: InlineCode | string): Link {
  return {
    type: 'link',
    url,
    children: [typeof label === 'string' ? text(label) : label],
  };
}

/** A paragraph. Strings become text in it. */
export function paragraph(
  ...content: readonly (PhrasingContent | string)[]
): Paragraph {
  return {
    type: 'paragraph',
    children: content.map(part =>
      typeof part === 'string' ? text(part) : part,
    ),
  };
}

/** Several of something as a person says it: "a", "a and b", "a, b and c". */
export function listOf(
  items: readonly PhrasingContent[],
  conjunction: 'and' | 'or',
): PhrasingContent[] {
  return items.flatMap((item, index) => {
    if (index === 0) {
      return [item];
    }
    const isLast = index === items.length - 1;
    return [text(isLast ? ` ${conjunction} ` : ', '), item];
  });
}

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
