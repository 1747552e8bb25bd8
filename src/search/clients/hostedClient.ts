import { markEnd, markStart } from '../engine/marks';
import { pageKinds } from '../engine/pages';
import type { HostedIndex } from '../engine/settings';
import { type HostedRecord, readRecords } from './hostedRecords';
import {
  type SearchClient,
  type SearchRequest,
  SearchUnavailable,
} from './siteSearch';

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
  return {
    prepare: () => undefined,
    async search({ page = 0, perPage, ...request }) {
      const { results } = await ask(index, request);
      const [{ hits, nbHits }] = results;
      const pages = readRecords(hits, index);
      return {
        pages: pages.slice(page * perPage, (page + 1) * perPage),
        total: pages.length,
        ...(nbHits > hits.length && { hasMore: true }),
      };
    },
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
      return readResponse(await response.json());
    } catch (error) {
      problem = error;
    }
  }
  throw new SearchUnavailable(
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

function readResponse(answer: unknown): HostedResponse {
  const hits = (answer as Partial<HostedResponse> | null)?.results?.[0].hits;
  if (!Array.isArray(hits)) {
    throw new Error(`Not an answer to a search: ${JSON.stringify(answer)}`);
  }
  return answer as HostedResponse;
}
