import type { DocSearchHit } from '@docsearch/react';
import { mostSections, pageKinds } from '../engine/pages';
import type { PageResult, TextPart } from '../engine/present';
import type { HostedIndex, SearchClient, SearchRequest } from './siteSearch';

/** The service marks what it found with these: no page has characters for private use. */
export const markStart = '\uE000';
/** Ends what {@link markStart} starts. */
export const markEnd = '\uE001';

const timeoutMs = 5_000;
/**
 * So many records are asked for: passages of pages, several to a page. The service counts no pages, so
 * those that they belong to are counted here.
 */
const mostRecords = 100;

type HostedQuery = Pick<SearchRequest, 'query' | 'kind'>;

interface HostedResponse {
  results: [{ hits: HostedRecord[]; nbHits: number }];
}

/** Searches a hosted DocSearch index, with filters for language and kind of page. */
export function hostedClient(index: HostedIndex): SearchClient {
  return async ({ page = 0, perPage, ...request }) => {
    const { results } = await ask(index, request);
    const [{ hits, nbHits }] = results;
    const pages = readRecords(hits, index);
    return {
      pages: pages.slice(page * perPage, (page + 1) * perPage),
      total: pages.length,
      ...(nbHits > hits.length && { hasMore: true }),
    };
  };
}

/** Asks one host of the service after the other, until one answers. */
async function ask(
  { appId, apiKey, ...index }: HostedIndex,
  request: HostedQuery,
): Promise<HostedResponse> {
  const hosts = [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(host => `${appId}-${String(host)}.algolianet.com`),
  ];
  let problem: unknown;
  for (const host of hosts) {
    try {
      // In the address rather than in headers, for which the browser would ask permission first.
      const credentials = new URLSearchParams({
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      });
      const response = await fetch(
        `https://${host}/1/indexes/*/queries?${credentials.toString()}`,
        {
          method: 'POST',
          body: JSON.stringify({
            requests: [searchParameters(index, request)],
          }),
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      const answer = (await response.json()) as Partial<HostedResponse> | null;
      if (!Array.isArray(answer?.results?.[0].hits)) {
        throw new Error(`Not an answer to a search: ${JSON.stringify(answer)}`);
      }
      return answer as HostedResponse;
    } catch (error) {
      problem = error;
    }
  }
  throw new Error(
    `The hosted search "${appId}" does not answer. Check the network connection, the application id, and the key.`,
    { cause: problem },
  );
}

function searchParameters(
  { indexName, language, tags }: Omit<HostedIndex, 'appId' | 'apiKey'>,
  { query, kind }: HostedQuery,
) {
  const wanted = kind ? tags[kind] : pageKinds.flatMap(one => tags[one]);
  return {
    indexName,
    query,
    hitsPerPage: mostRecords,
    facetFilters: [
      `language:${language}`,
      wanted.map(tag => `docusaurus_tag:${tag}`),
    ],
    attributesToRetrieve: ['hierarchy', 'url', 'type'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:25'],
    snippetEllipsisText: '…',
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
  };
}

/** A heading or passage of a page, as the hosted service answers it. */
interface HostedRecord extends Pick<DocSearchHit, 'url' | 'hierarchy'> {
  _highlightResult?: {
    hierarchy?: Partial<Record<Level, Marked>>;
  };
  _snippetResult?: { content?: Marked };
}

type Level = keyof DocSearchHit['hierarchy'];

interface Marked {
  value: string;
}

function readRecords(
  records: readonly HostedRecord[],
  { baseUrl, statuses }: Pick<HostedIndex, 'baseUrl' | 'statuses'>,
): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const record of records) {
    const url = new URL(record.url, 'https://site.invalid');
    const path = `/${url.pathname.slice(baseUrl.length)}`;
    const [, folder] = path.split('/');
    const status = statuses[path];
    const title = headingAt(record, 'lvl1');
    const page: PageResult = pages.get(path) ?? {
      url: path,
      kind: folder === 'rules' || folder === 'blog' ? folder : 'guides',
      ...(status && { status }),
      title,
      hits: [{ url: path, heading: title, extract: [] }],
    };
    pages.set(path, page);
    const extract = partsOf(record._snippetResult?.content?.value ?? '');
    const place = path + url.hash;
    // Several passages at one place are one hit.
    const known = page.hits.find(hit => hit.url === place);
    if (known?.extract.length === 0) {
      known.extract = extract;
    } else if (!known && page.hits.length <= mostSections) {
      const heading = deepestHeading(record);
      page.hits.push({ url: place, heading, extract });
    }
  }
  return [...pages.values()];
}

function deepestHeading(record: HostedRecord): TextPart[] {
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
  return headingAt(
    record,
    levels.find(level => record.hierarchy[level]) ?? 'lvl1',
  );
}

function headingAt(
  { hierarchy, _highlightResult }: HostedRecord,
  level: Level,
): TextPart[] {
  return partsOf(
    _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '',
  );
}

/** Reads the marks, which take turns. Everything else is text, whatever it looks like. */
function partsOf(value: string): TextPart[] {
  return value
    .split(new RegExp(`[${markStart}${markEnd}]`))
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
