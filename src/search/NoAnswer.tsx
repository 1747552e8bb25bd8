import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './NoAnswer.module.css';
import { startingPoints } from './startingPoints';
import type { ShownResults } from './useResults';

const suggestedQueries = [
  'getting started',
  'typed linting',
  'no-explicit-any',
];

interface Props {
  results: ShownResults;
  onSuggestion: (query: string) => void;
}

/** Why there are no results, with other queries, and a way to report it; for a query in another script, pages to start from. */
export function NoAnswer({ results, onSuggestion }: Props) {
  const { found, query } = results;
  return (
    <div role="alert" className={styles.message}>
      {found === undefined ? (
        <>
          <p>Unable to fetch results</p>
          <p className={styles.help}>
            You might want to check your network connection.
          </p>
        </>
      ) : (
        <>
          <p>
            No results for “<strong className="squiggle">{query}</strong>”
          </p>
          {isForeign(query) ? (
            <>
              <p className={styles.help}>
                This site is in English. Try English words, or start here:
              </p>
              <ul>
                {startingPoints.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <OtherQueries query={query} onSuggestion={onSuggestion} />
          )}
        </>
      )}
    </div>
  );
}

/** Whether a query has words in another script: the site is in English. */
export function isForeign(query: string): boolean {
  return /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u.test(query);
}

function OtherQueries({
  query,
  onSuggestion,
}: Pick<Props, 'onSuggestion'> & { query: string }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <>
      <p className={styles.help}>Try searching for:</p>
      <ul>
        {suggestedQueries.map(suggestion => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
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

const longestQuoted = 200;

/** Address of a new issue that says which query found nothing. The form's fields have no names, so the title has to say it all. */
export function reportSearchUrl(repository: string, query: string): string {
  const parameters = new URLSearchParams({
    template: '05-documentation-request.yml',
    title: `Docs: no search results for "${query.slice(0, longestQuoted)}"`,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}
