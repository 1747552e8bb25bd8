/** Ids in the HTML of the navbar's search: the field's, by which its button opens it without a script. */
export const searchField = 'search';

/** The button's. */
export const searchButton = 'search-button';
