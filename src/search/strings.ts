import { translate } from '@docusaurus/Translate';
/** The texts of the search when it has nothing to show. */
export const strings = {
  unreachable: translate({
    id: 'search.unreachable',
    message: 'Unable to fetch results',
  }),
  unreachableHelp: translate({
    id: 'search.unreachable.help',
    message: 'You might want to check your network connection.',
  }),

  suggestions: translate({
    id: 'search.suggestions',
    message: 'Try searching for:',
  }),

  english: translate({
    id: 'search.english',
    message: 'This site is in English. Try English words, or start here:',
  }),
};

/** Queries that find something, for those whose query didn't. */
export const suggestedQueries = [
  'getting started',
  'typed linting',
  'no-explicit-any',
];
