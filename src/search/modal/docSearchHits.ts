import type { DocSearchHit } from '@docsearch/react';
import type { RuleStatus } from '../engine/pages';
import type { PageResult, SectionResult, TextPart } from '../engine/present';
import { kindNames } from '../kinds';

/** A hit as the modal shows it, and what our own part of it adds. */
export interface Hit extends DocSearchHit {
  status?: RuleStatus;
}

const nowhere = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/**
 * Turns results into hits in the form of the hosted service: a page, then its sections. The modal
 * takes all of their texts for HTML, and of their paths for addresses.
 *
 * @param toAddress adds the base URL to a path
 */
export function toHits(
  pages: readonly PageResult[],
  toAddress: (path: string) => string,
): Hit[] {
  return pages.flatMap(({ sections, ...rest }) => {
    const page = { ...rest, url: toAddress(rest.url) };
    return [
      pageHit(page),
      ...sections.map(section =>
        sectionHit(page, { ...section, url: toAddress(section.url) }),
      ),
    ];
  });
}

type FoundPage = Omit<PageResult, 'sections'>;

function pageHit(page: FoundPage): Hit {
  return {
    ...commonParts(page),
    objectID: page.url,
    url: page.url,
    anchor: null,
    type: 'lvl1',
    content: plainHtml(page.extract),
    _snippetResult: snippets({
      content: markedHtml(page.extract),
      lvl1: markedHtml(page.title),
    }),
  };
}

function sectionHit(page: FoundPage, section: SectionResult): Hit {
  const common = commonParts(page);
  return {
    ...common,
    hierarchy: { ...common.hierarchy, lvl2: plainHtml(section.heading) },
    objectID: section.url,
    url: section.url,
    anchor: section.url.split('#')[1] ?? null,
    type: 'lvl2',
    content: null,
    // The second line of a section names its page, which stands right above: better an extract.
    _snippetResult: snippets({
      lvl1: markedHtml(section.extract),
      lvl2: markedHtml(section.heading),
    }),
  };
}

function commonParts({ kind, status, title, url }: FoundPage) {
  return {
    ...(status && { status }),
    url_without_anchor: url,
    hierarchy: { ...nowhere, lvl0: kindNames[kind], lvl1: plainHtml(title) },
    // The modal reads the names of groups from here only.
    _highlightResult: {
      hierarchy: { lvl0: { value: kindNames[kind] } },
    } as DocSearchHit['_highlightResult'],
  };
}

/** The modal takes from here what is there, and the plain text of what isn't. */
function snippets({
  content,
  ...hierarchy
}: Record<string, string>): DocSearchHit['_snippetResult'] {
  const valued = Object.entries(hierarchy).map(([level, value]) => [
    level,
    { value },
  ]);
  return {
    content: { value: content },
    hierarchy: Object.fromEntries(valued) as unknown,
  } as DocSearchHit['_snippetResult'];
}

function markedHtml(parts: readonly TextPart[]): string {
  return parts
    .map(({ text, marked }) =>
      marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
    )
    .join('');
}

function plainHtml(parts: readonly TextPart[]): string {
  return escapeHtml(parts.map(({ text }) => text).join(''));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
