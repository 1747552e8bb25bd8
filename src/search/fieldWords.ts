import { translate } from '@docusaurus/Translate';

// Not with the search's other texts: these are sent to all pages.

/** What the search's field says while it is empty. */
export const placeholder = translate({
  id: 'search.placeholder',
  message: 'Rule, option, message, question …',
});

/** The name of the field, for those who don't see where it is. */
export const fieldLabel = translate({
  id: 'search.fieldLabel',
  message: 'Search the documentation',
});
