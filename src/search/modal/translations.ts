import type { ModalTranslations } from '@docsearch/react/modal';
import { translate } from '@docusaurus/Translate';
import { fieldLabel, placeholder } from '../fieldWords';

/** The modal's words, where they aren't its own. */
export const translations: ModalTranslations = {
  searchBox: {
    placeholderText: placeholder,
    searchInputLabel: fieldLabel,
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'search.modal.recent',
      message: 'Recent pages',
    }),
    favoriteSearchesTitle: translate({
      id: 'search.modal.saved',
      message: 'Saved pages',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'search.modal.save',
      message: 'Save this page here',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'search.modal.remove',
      message: 'Remove this page from the list',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'search.modal.remove',
      message: 'Remove this page from the list',
    }),
    // Hidden: see Start.tsx.
    noRecentSearchesText: '',
  },
  // Hidden: see NoResults.tsx.
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
};
