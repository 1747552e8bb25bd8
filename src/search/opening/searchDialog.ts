/** Ids in the HTML of each page: of the navbar's button, and of the dialog that it opens without a script. */
export const searchButton = 'search-button';
export const searchDialog = 'search';

/**
 * The search as it is in the HTML of each page, below what React renders: it stays open and keeps what is
 * typed while React starts, and when another page comes. It takes a query at once, and leads to the search
 * page with it, until its results are loaded (`SearchOpening`). It isn't `type="search"`: there, Escape would
 * empty the field first.
 */
export function searchDialogHtml(baseUrl: string): string {
  return `<dialog id="${searchDialog}" popover aria-label="Search"><form action="${baseUrl}search"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/><path d="m13 13 5 5"/></svg><input name="q" role="searchbox" aria-label="Search the documentation" placeholder="Rule, message, question, or a pasted config …" autocomplete="off" enterkeyhint="search" autofocus><button type="button" class="clean-btn" aria-label="Close" popovertarget="${searchDialog}" popovertargetaction="hide"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m3 3 14 14M17 3 3 17"/></svg></button></form></dialog>`;
}

export type SearchDialog = ReturnType<typeof findSearchDialog>;

/** @throws when the page's HTML has no search */
export function findSearchDialog() {
  const dialog = document.getElementById(searchDialog);
  const form = dialog?.querySelector('form');
  const field = form?.querySelector('input');
  if (!dialog || !form || !field) {
    throw new Error(
      'The page has no search dialog. See whether the build writes it (plugins/search).',
    );
  }
  return { dialog, form, field };
}
