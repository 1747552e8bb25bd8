import { join } from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import { readCodeBlocks } from '../examples/verifyPage';
import { headingIds } from '../markdown/links';
import { readPage } from '../markdown/page';
import { parseMarkdown } from '../markdown/pageTree';

const siteDir = join(__dirname, '../..');

/** A code block, as a reader who follows the guide understands it. */
export type Step = Block &
  (
    | { kind: 'file'; /** Its path in the reader's folder. */ title: string }
    // One a line, with the `text` block after them in their section: what the last one prints.
    | { kind: 'commands'; prints?: Block }
    // There is nothing to do about any other block.
    | { kind: 'snippet' }
  );

export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

interface Block extends Surroundings {
  /** Its page and line. */
  place: string;
  code: string;
}

interface Surroundings {
  /** Id of the heading that it is under; empty above the first one. */
  section: string;
  tabs: readonly string[];
}

/** Reads the code blocks of a page, which is named from the site's folder, from top to bottom. */
export function readGuide(path: string): Step[] {
  const page = readPage(siteDir, join(siteDir, path));
  const tree = parseMarkdown(page.text, path);
  const surroundings = readSurroundings(tree);
  const steps: Step[] = [];
  let commands: StepOf<'commands'> | undefined;
  const { blocks } = readCodeBlocks({ text: page.text }, tree);
  for (const { fence, code, line, node } of blocks) {
    const place = `${path}:${String(line)}`;
    const { section = '', tabs = [] } = surroundings.get(node) ?? {};
    const block = { place, section, tabs, code };
    if (fence.title !== undefined) {
      steps.push({ ...block, kind: 'file', title: fence.title });
    } else if (fence.language === 'bash') {
      commands = { ...block, kind: 'commands' };
      steps.push(commands);
    } else if (
      fence.language === 'text' &&
      commands?.section === section &&
      commands.prints === undefined
    ) {
      commands.prints = block;
    } else {
      steps.push({ ...block, kind: 'snippet' });
    }
  }
  return steps;
}

function readSurroundings(tree: Root): ReadonlyMap<Code, Surroundings> {
  const ids = headingIds(tree);
  const surroundings = new Map<Code, Surroundings>();
  let section = '';
  function walk(node: Nodes, tabs: readonly string[]): void {
    if (node.type === 'heading') {
      section = ids.get(node) ?? '';
    } else if (node.type === 'code') {
      surroundings.set(node, { section, tabs });
    } else if ('children' in node) {
      const tab = tabOf(node);
      for (const child of node.children) {
        walk(child, tab === undefined ? tabs : [...tabs, tab]);
      }
    }
  }
  walk(tree, []);
  return surroundings;
}

function tabOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'TabItem') {
    return undefined;
  }
  const value = node.attributes.find(
    attribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'value',
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The steps of some sections of a guide.
 *
 * @param sections ids of headings, in the order in which they are followed; the empty one is above
 *   the first heading
 * @param tabs values of the tabs that the reader has chosen
 * @throws when a section has none, since a test that does nothing proves nothing
 */
export function selectSteps(
  guide: readonly Step[],
  sections: readonly string[],
  tabs: readonly string[] = [],
): Step[] {
  return sections.flatMap(section => {
    const steps = guide.filter(
      step =>
        step.section === section && step.tabs.every(tab => tabs.includes(tab)),
    );
    if (steps.length === 0) {
      throw new Error(
        `${pageOf(guide)}: there is no code under #${section}${tabs.map(tab => `, tab "${tab}"`).join('')}. Name the section that has these steps now.`,
      );
    }
    return steps;
  });
}

/**
 * The first step of a kind in a section.
 *
 * @throws when there is none
 */
export function findStep<Kind extends Step['kind']>(
  guide: readonly Step[],
  section: string,
  kind: Kind,
  tabs: readonly string[] = [],
): StepOf<Kind> {
  const steps = selectSteps(guide, [section], tabs);
  const step = steps.find((one): one is StepOf<Kind> => one.kind === kind);
  if (!step) {
    throw new Error(
      `${pageOf(guide)}: #${section} has no step of the kind "${kind}". Name the section that has it now.`,
    );
  }
  return step;
}

function pageOf(guide: readonly Step[]): string {
  return guide[0]?.place.replace(/:\d+$/, '') ?? 'A page without steps';
}
