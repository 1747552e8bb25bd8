import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { isForeign } from './isForeign';
import { reportSearchUrl } from './reportSearchUrl';
import { startingPoints } from './startingPoints';

/** Queries that find something, for those whose query didn't. */
const suggestedQueries = [
  'getting started',
  'typed linting',
  'no-explicit-any',
];

/** Why there are no results: the search could not be asked. */
export function Unreachable(): ReactNode {
  return (
    <>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">
        You might want to check your network connection.
      </p>
    </>
  );
}

interface NothingFoundProps {
  query: string;
  onSuggestion: (query: string) => void;
  /** A link is followed. */
  onFollow?: () => void;
}

/**
 * Why there are no results: nothing was found. Offers other queries, and to report it; for a query in
 * another script, pages to start from.
 */
export function NothingFound({
  query,
  onSuggestion,
  onFollow,
}: NothingFoundProps): ReactNode {
  return (
    <>
      <p className="DocSearch-Title">
        No results for “<strong className="squiggle">{query}</strong>”
      </p>
      {isForeign(query) ? (
        <EnglishPages onFollow={onFollow} />
      ) : (
        <OtherQueries query={query} onSuggestion={onSuggestion} />
      )}
    </>
  );
}

function EnglishPages({
  onFollow,
}: Pick<NothingFoundProps, 'onFollow'>): ReactNode {
  return (
    <>
      <p className="DocSearch-Help">
        This site is in English. Try English words, or start here:
      </p>
      <ul>
        {startingPoints.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function OtherQueries({
  query,
  onSuggestion,
}: Pick<NothingFoundProps, 'query' | 'onSuggestion'>): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <>
      <p className="DocSearch-Help">Try searching for:</p>
      <ul className="DocSearch-NoResults-Prefill-List">
        {suggestedQueries.map(suggestion => (
          <li key={suggestion}>
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => {
                onSuggestion(suggestion);
              }}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a
          href={reportSearchUrl(String(customFields?.repository), query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </>
  );
}
