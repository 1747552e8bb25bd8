import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import { search } from '../clients/searchClient';
import { toHits } from './docSearchHits';
import { noOutcome, type Outcome } from './OutcomeContext';

type TransformClient = NonNullable<
  DocSearchModalProps['transformSearchClient']
>;
type ModalClient = ReturnType<TransformClient>;

/** Pages with their sections: as many as fit without much scrolling. */
const perPage = 8;

interface ModalRequest {
  requests: [{ query: string }];
}

/**
 * Puts our search in the place of the modal's own client, and tells how each search went: the modal
 * shows no results after a failed search, as if nothing had been found.
 *
 * @param container the element that contains the modal
 */
export function useDocSearchClient(
  container: HTMLElement,
): [TransformClient, Outcome] {
  const { withBaseUrl } = useBaseUrlUtils();
  const [outcome, setOutcome] = useState(noOutcome);
  // The modal makes a new client, and searches again, for every new function.
  const [transformClient] = useState(() => {
    let latest = '';
    async function answer({ requests: [{ query }] }: ModalRequest) {
      latest = query;
      const finish = (
        result: Pick<Outcome, 'status' | 'total' | 'hasMore'>,
      ): void => {
        if (query === latest) {
          const place = container.querySelector('.DocSearch-Dropdown');
          setOutcome({ query, place, ...result });
        }
      };
      // What was said of the query before stays until there is more to say.
      setOutcome(before => ({ ...before, status: 'searching' }));
      try {
        const { pages, ...counts } = await search({ query, perPage });
        finish({ status: 'done', ...counts });
        return answerWith(toHits(pages, withBaseUrl), counts.total);
      } catch {
        finish({ status: 'failed', total: 0 });
        return answerWith([], 0);
      }
    }
    return (client: ModalClient) => ({
      ...client,
      search: answer as unknown as ModalClient['search'],
    });
  });
  return [transformClient, outcome];
}

function answerWith(hits: unknown[], nbHits: number) {
  return { results: [{ index: 'documentation', hits, nbHits }] };
}
