import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

/** Says a number of pages in words: "1 page", "12 pages", or "40+ pages" where there may be more. */
export function usePageCount(): (total: number, hasMore?: boolean) => string {
  const { selectMessage } = usePluralForm();
  return (total, hasMore = false) =>
    hasMore
      ? translate(
          { id: 'search.results.morePages', message: '{count}+ pages' },
          { count: total },
        )
      : selectMessage(
          total,
          translate(
            {
              id: 'search.results.pages',
              message: '{count} page|{count} pages',
            },
            { count: total },
          ),
        );
}
