import { readFileSync } from 'node:fs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type {
  PageKind,
  SearchPage,
  Section,
} from '../../src/search/engine/pages';
import { wordsOf } from '../../src/search/engine/words';
import { headingIds } from '../markdown/links';
import { parseMarkdown } from '../markdown/pageTree';
import { isRule, readRuleTexts } from './ruleTexts';

export type Site = Pick<LoadContext, 'baseUrl' | 'siteDir'>;

/** The data that Docusaurus has about a Markdown page. */
export interface MarkdownPage {
  kind: PageKind;
  permalink: string;
  title: string;
  description: string;
  /** `@site/` and the path of the file. */
  source: string;
  frontMatter: { sidebar_label?: unknown; readersWords?: unknown };
}

/** Every page that the docs and blog plugins loaded. Unlisted ones stay unlisted. */
export function listPages(allContent: AllContent): MarkdownPage[] {
  return [...docPages(allContent), ...blogPages(allContent)].map(
    ({ kind, permalink, title, description, source, frontMatter }) => ({
      kind,
      permalink,
      title,
      description,
      source,
      frontMatter: {
        sidebar_label: frontMatter.sidebar_label,
        readersWords: frontMatter.readersWords,
      },
    }),
  );
}

/** Full path of the file that a page is written in. */
export function fileOf({ source }: MarkdownPage, { siteDir }: Site): string {
  return source.replace('@site', siteDir);
}

function docPages(allContent: AllContent): MarkdownPage[] {
  const instances = instancesOf('docusaurus-plugin-content-docs', allContent);
  return Object.entries(instances).flatMap(([id, content]) =>
    (content as DocsContent).loadedVersions.flatMap(({ docs }) =>
      docs
        .filter(({ unlisted, draft }) => !unlisted && !draft)
        .map(doc => ({ ...doc, kind: id === 'rules' ? 'rules' : 'guides' })),
    ),
  );
}

function blogPages(allContent: AllContent): MarkdownPage[] {
  const instances = instancesOf('docusaurus-plugin-content-blog', allContent);
  return Object.values(instances).flatMap(content =>
    (content as BlogContent).blogPosts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(({ metadata }) => ({ ...metadata, kind: 'blog' })),
  );
}

function instancesOf(
  name: string,
  allContent: AllContent,
): Record<string, unknown> {
  const instances = allContent[name] ?? {};
  if (Object.keys(instances).length === 0) {
    throw new Error(
      `Nothing has been loaded by ${name}, and the search would find none of it. If the plugin has another name now, correct plugins/search/readPages.ts.`,
    );
  }
  return instances;
}

/** Reads the text of a page. */
export function readPage(page: MarkdownPage, site: Site): SearchPage {
  const { kind, permalink, title, description, frontMatter } = page;
  const path = `/${permalink.slice(site.baseUrl.length)}`;
  const file = fileOf(page, site);
  const { code, ...text } = readSections(readFileSync(file, 'utf8'), file);
  const otherNames = [frontMatter.sidebar_label, frontMatter.readersWords]
    .flat()
    .filter(name => name !== undefined && name !== title)
    .map(String);
  const rule =
    kind === 'rules' && isRule(title) ? readRuleTexts(title) : undefined;
  const sections = addMissing(text.sections, rule?.optionSections ?? []);
  const headings = new Set(sections.map(({ heading }) => heading));
  const names = (rule?.names ?? []).filter(name => !headings.has(name));
  // The code on the page of a rule is examples, which are about anything.
  const words = rule ? '' : distinctWords(code);
  return {
    path,
    title,
    kind,
    description: description.replaceAll('`', ''),
    ...(otherNames.length > 0 && { otherNames }),
    ...text,
    sections,
    ...(rule && rule.messages.length > 0 && { messages: rule.messages }),
    ...(rule?.status && { status: rule.status }),
    ...(names.length > 0 && { names }),
    ...(words !== '' && { code: words }),
  };
}

function distinctWords(text: string): string {
  const words = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)].join(' ');
}

/** A full page has a heading for each option. */
function addMissing(sections: Section[], more: Section[]): Section[] {
  const headings = new Set(sections.map(({ heading }) => heading));
  return sections.concat(more.filter(({ heading }) => !headings.has(heading)));
}

/** The text of a page, cut at its headings. */
interface PageText {
  /** Above the first heading. */
  intro: string;
  sections: Section[];
  code: string;
}

/**
 * The sections of rule pages and guides that lead to other pages and sections. A page isn't found by them:
 * those that they lead to are what a reader wants.
 */
const linkSections: ReadonlySet<string> = new Set([
  'Messages and questions',
  'Next steps',
  'Related To',
]);

/** Reads what a page says. The file's ending says whether it has JSX in it. */
export function readSections(content: string, filePath: string): PageText {
  // The fences of admonitions; what they hold is text like any other.
  const text = content.replaceAll(/^:::.*$/gm, '');
  const tree = parseMarkdown(text, filePath);
  const ids = headingIds(tree);
  const parts = [{ anchor: '', heading: '', blocks: [] as string[] }];
  const code: string[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      parts.push({
        anchor: ids.get(node) ?? '',
        heading: parseMarkdownHeadingId(plainText(node)).text,
        blocks: [],
      });
      return 'skip';
    }
    if (node.type === 'code') {
      code.push(node.value);
    } else if (
      node.type === 'tableRow' &&
      parent?.type === 'table' &&
      index === 0
    ) {
      // Its head says what kind of thing is in it.
      return 'skip';
    } else if (node.type === 'paragraph' || node.type === 'tableRow') {
      parts.at(-1)?.blocks.push(plainText(node));
      return 'skip';
    }
    return undefined;
  });
  const [intro, ...all] = parts.map(({ blocks, ...part }) => ({
    ...part,
    text: blocks.filter(Boolean).join('\n'),
  }));
  return {
    intro: intro?.text ?? '',
    sections: all.filter(({ heading }) => !linkSections.has(heading)),
    code: code.join('\n'),
  };
}

/** Text and inline code; what is not shown as text (HTML, expressions) is left out. */
function plainText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'tableRow':
      return node.children.map(plainText).join(' · ');
    default:
      return 'children' in node
        ? node.children.map(plainText).join('').replaceAll('\n', ' ').trim()
        : '';
  }
}
