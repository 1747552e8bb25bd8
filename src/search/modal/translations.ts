import type { ModalTranslations } from '@docsearch/react/modal';

/** The modal's words, where they aren't its own. */
export const translations: ModalTranslations = {
  searchBox: {
    placeholderText: 'Rule, option, message, question …',
    searchInputLabel: 'Search the documentation',
  },
  // Hidden: see NoResults.tsx.
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
};
