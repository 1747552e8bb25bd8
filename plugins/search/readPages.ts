import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import type { PageKind, Section } from '../../src/search/engine/pages';
import { readBody } from '../markdown/page';
import type { PageToIndex } from './buildIndex';
import { readSections } from './readSections';
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
  frontMatter: { sidebar_label?: unknown; keywords?: unknown };
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
        keywords: frontMatter.keywords,
      },
    }),
  );
}

/** Full path of the file that a page is written in. */
export function fileOf({ source }: MarkdownPage, { siteDir }: Site): string {
  return source.replace('@site', siteDir);
}

function docPages(allContent: AllContent): MarkdownPage[] {
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.entries(instances).flatMap(([id, content]) =>
    (content as DocsContent).loadedVersions.flatMap(({ docs }) =>
      docs
        .filter(({ unlisted, draft }) => !unlisted && !draft)
        .map(doc => ({ ...doc, kind: id === 'rules' ? 'rules' : 'guides' })),
    ),
  );
}

function blogPages(allContent: AllContent): MarkdownPage[] {
  const instances = allContent['docusaurus-plugin-content-blog'] ?? {};
  return Object.values(instances).flatMap(content =>
    (content as BlogContent).blogPosts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(({ metadata }) => ({ ...metadata, kind: 'blog' })),
  );
}

/** Reads the text of a page. */
export function readPage(page: MarkdownPage, site: Site): PageToIndex {
  const { kind, permalink, title, description, frontMatter } = page;
  const path = `/${permalink.slice(site.baseUrl.length)}`;
  const file = fileOf(page, site);
  const { code, definitions, ...text } = readSections(
    readBody(readFileSync(file, 'utf8')),
    file,
  );
  const otherNames = [frontMatter.sidebar_label, frontMatter.keywords]
    .flat()
    .filter(name => name !== undefined && name !== title)
    .map(String);
  const rule =
    kind === 'rules' && isRule(title) ? readRuleTexts(title) : undefined;
  return {
    page: {
      path,
      title,
      kind,
      description: description.replaceAll('`', ''),
      ...(otherNames.length > 0 && { otherNames }),
      ...text,
      sections: addMissing(text.sections, rule?.optionSections ?? []),
      ...(rule && { messages: rule.messages }),
      ...(rule?.status && { status: rule.status }),
    },
    aliases: [path, basename(file, extname(file)), ...otherNames],
    options: rule?.options ?? definitions,
    // The code on the page of a rule is examples, which are about anything.
    code: rule ? '' : code,
  };
}

/** A full page has a heading for each option. */
function addMissing(sections: Section[], more: Section[]): Section[] {
  const headings = new Set(sections.map(({ heading }) => heading));
  return sections.concat(more.filter(({ heading }) => !headings.has(heading)));
}
