import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { reportUrl } from './reportUrl';
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

/** Why there are no results: nothing was found. Offers other queries, and to report it. */
export function NothingFound({
  onSuggestion,
  query,
}: {
  onSuggestion: (query: string) => void;
  query: string;
}): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <>
      <p className="DocSearch-Title">
        {strings.noResults} “<strong>{query}</strong>”
      </p>
      <p className="DocSearch-Help">{strings.suggestions}:</p>
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
        {strings.report}{' '}
        <a
          href={reportUrl(String(customFields?.repository), query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {strings.reportLink}
        </a>
      </p>
    </>
  );
}
