/** The texts of the search when it has nothing to show. */
export const strings = {
  unreachable: 'Unable to fetch results',
  unreachableHelp: 'You might want to check your network connection.',
  noResults: 'No results for',
  suggestions: 'Try searching for',
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  english: 'This site is in English. Try English words, or start here:',
};

/** Queries that find something, for those whose query didn't. */
export const suggestedQueries = [
  'getting started',
  'typed linting',
  'no-explicit-any',
];
