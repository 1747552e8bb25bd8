import { createSlugger } from '@docusaurus/utils';
import type {
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

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

/**
 * The ids that Docusaurus will give to the headings of a page, by their text. Call it when all
 * headings are there: one that stands twice gets a number.
 */
export function headingIds(tree: Root): Map<string, string> {
  const slugger = createSlugger();
  const ids = new Map<string, string>();
  visit(tree, 'heading', node => {
    const text = toString(node);
    const id = slugger.slug(text);
    if (!ids.has(text)) {
      ids.set(text, id);
    }
  });
  return ids;
}
