import type { ModalTranslations } from '@docsearch/react/modal';
import { fieldLabel, placeholder } from '../fieldWords';

/** The modal's words, where they aren't its own. */
export const translations: ModalTranslations = {
  searchBox: {
    placeholderText: placeholder,
    searchInputLabel: fieldLabel,
  },
  startScreen: {
    recentSearchesTitle: 'Recent pages',
    favoriteSearchesTitle: 'Saved pages',
    saveRecentSearchButtonTitle: 'Save this page here',
    removeRecentSearchButtonTitle: 'Remove this page from the list',
    removeFavoriteSearchButtonTitle: 'Remove this page from the list',
    // Hidden: see Start.tsx.
    noRecentSearchesText: '',
  },
  // Hidden: see NoResults.tsx.
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
};
