import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { isForeign } from './isForeign';
import { reportSearchUrl } from './reportSearchUrl';
import { startingPoints } from './startingPoints';
import { strings, suggestedQueries } from './strings';

/** Why there are no results: the search could not be asked. */
export function Unreachable(): ReactNode {
  return (
    <>
      <p className="DocSearch-Title">{strings.unreachable}</p>
      <p className="DocSearch-Help">{strings.unreachableHelp}</p>
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
        <Translate
          id="search.noResults"
          values={{ query: <strong className="squiggle">{query}</strong> }}
        >
          {'No results for “{query}”'}
        </Translate>
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
      <p className="DocSearch-Help">{strings.english}</p>
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
      <p className="DocSearch-Help">{strings.suggestions}</p>
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
        <Translate
          id="search.report"
          values={{
            link: (
              <a
                href={reportSearchUrl(String(customFields?.repository), query)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Translate id="search.report.link">Let us know.</Translate>
              </a>
            ),
          }}
        >
          {'Believe this query should return results? {link}'}
        </Translate>
      </p>
    </>
  );
}
