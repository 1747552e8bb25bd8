import { markEnd, markStart } from '../engine/marks';
import type { PageKind, RuleStatus } from '../engine/pages';
import type { PageResult, SectionResult, TextPart } from '../engine/results';
import type { HostedIndex } from '../engine/settings';
import { mostSections } from './siteSearch';

/** A heading or passage of a page, as the hosted service answers it. */
export interface HostedRecord {
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  _highlightResult?: { hierarchy?: Record<string, Marked | undefined> };
  _snippetResult?: { content?: Marked };
}

interface Marked {
  value: string;
}

/** The pages that records belong to, in the records' order, with the headings that were found. */
export function readRecords(
  records: readonly HostedRecord[],
  { baseUrl, statuses }: Pick<HostedIndex, 'baseUrl' | 'statuses'>,
): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const record of records) {
    const url = new URL(record.url, 'https://site.invalid');
    const path = `/${url.pathname.slice(baseUrl.length)}`;
    const page = pages.get(path) ?? emptyPage(path, record, statuses);
    pages.set(path, page);
    const extract = partsOf(record._snippetResult?.content?.value ?? '');
    if (url.hash === '') {
      page.extract = page.extract.length > 0 ? page.extract : extract;
    } else {
      addSection(page, {
        url: path + url.hash,
        heading: deepestHeading(record),
        extract,
      });
    }
  }
  return [...pages.values()];
}

function emptyPage(
  path: string,
  record: HostedRecord,
  statuses: Record<string, RuleStatus>,
): PageResult {
  const status = statuses[path];
  return {
    url: path,
    kind: kindOf(path),
    ...(status && { status }),
    title: headingAt(record, 'lvl1'),
    extract: [],
    sections: [],
  };
}

function kindOf(path: string): PageKind {
  const [, folder] = path.split('/');
  return folder === 'rules' || folder === 'blog' ? folder : 'guides';
}

/** Several passages under one heading are one section. */
function addSection({ sections }: PageResult, section: SectionResult): void {
  if (
    sections.length < mostSections &&
    !sections.some(({ url }) => url === section.url)
  ) {
    sections.push(section);
  }
}

function deepestHeading(record: HostedRecord): TextPart[] {
  const level = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'].find(
    one => record.hierarchy[one],
  );
  return headingAt(record, level ?? 'lvl1');
}

function headingAt(
  { hierarchy, _highlightResult }: HostedRecord,
  level: string,
): TextPart[] {
  return partsOf(
    _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
  );
}

/** Reads the marks. Everything else is text, whatever it looks like. */
function partsOf(value: string): TextPart[] {
  return value
    .split(markStart)
    .flatMap((piece, index) => {
      const [first = '', ...rest] = piece.split(markEnd);
      return [
        { text: first, marked: index > 0 },
        { text: rest.join(''), marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
