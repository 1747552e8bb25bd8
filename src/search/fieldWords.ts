// Not with the search's other texts: these are sent to all pages.

/** What the search's field says while it is empty. */
export const placeholder = 'Rule, option, message, question …';

/** The name of the field, for those who don't see where it is. */
export const fieldLabel = 'Search the documentation';
