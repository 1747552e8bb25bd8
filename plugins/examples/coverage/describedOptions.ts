import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  firstSentence,
  nextSection,
  sectionStart,
} from '../../markdown/pageTree';

/** What a page says of options and values: the first sentence, by name. */
export type Descriptions = ReadonlyMap<string, PhrasingContent[]>;

/**
 * Reads the descriptions that a rule page gives of its rule's options and their values. Each is in
 * one of three places of the section "Options":
 *
 * - the first paragraph below a heading that is the option's name in code
 * - a list item that begins with its name in code, and a colon
 * - a row of a table whose first cell is its name in code; the last cell describes it
 *
 * Below the heading of an option, names are found with and without the option's own in front.
 *
 * @returns descriptions by name, as `settingName` gives it
 */
export function readDescriptions(tree: Root): Descriptions {
  const descriptions = new Map<string, PhrasingContent[]>();
  let parent = '';
  const add = (code: string, sentence: PhrasingContent[]): void => {
    const name = withoutQuotes(code);
    for (const key of parent === '' ? [name] : [name, `${parent}.${name}`]) {
      if (!descriptions.has(key)) {
        descriptions.set(key, sentence);
      }
    }
  };
  const start = sectionStart(tree, 'Options') + 1;
  const nodes =
    start === 0 ? [] : tree.children.slice(start, nextSection(tree, start));
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') {
      parent = '';
      const [first] = node.children;
      const name = first?.type === 'inlineCode' ? first.value : undefined;
      const next = nodes[index + 1];
      if (name !== undefined && next?.type === 'paragraph') {
        add(name, firstSentence(next.children));
      }
      parent = withoutQuotes(name ?? '');
    } else {
      visitItems(node, add);
    }
  }
  return descriptions;
}

/** The name of a setting (see `listSettings`) without the places of lists: `[1].paths[].name` is `paths.name`. */
export function settingName(setting: string): string {
  const value = /^(?:.*: )?("(?:[^"\\]|\\.)*")$/.exec(setting)?.[1];
  return value === undefined
    ? setting.replace(/\[\d*\]/g, '').replace(/^\./, '')
    : (JSON.parse(value) as string);
}

function visitItems(
  node: RootContent,
  add: (name: string, sentence: PhrasingContent[]) => void,
): void {
  visit(node, 'listItem', ({ children: [paragraph] }) => {
    if (paragraph?.type === 'paragraph') {
      const [first, second, ...others] = paragraph.children;
      if (first?.type === 'inlineCode' && second?.type === 'text') {
        const text = /^\s*:\s*(.+)$/s.exec(second.value)?.[1];
        if (text !== undefined || /^\s*:\s*$/.test(second.value)) {
          add(
            first.value,
            firstSentence([{ type: 'text', value: text ?? '' }, ...others]),
          );
        }
      }
    }
  });
  visit(node, 'tableRow', ({ children: cells }) => {
    const last = cells.at(-1);
    if (last && cells.length > 1) {
      for (const cell of cells[0]?.children ?? []) {
        if (cell.type === 'inlineCode') {
          add(cell.value, last.children);
        }
      }
    }
  });
}

/** A value may be written as in a config. */
function withoutQuotes(code: string): string {
  return code.replace(/^(["'])(.*)\1$/, '$2');
}
