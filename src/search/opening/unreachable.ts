/**
 * What is below the search's field if what comes after it can't be loaded. The page script says it, which
 * has no translations.
 */
export const unreachable = {
  text: 'The search can’t be loaded. Check your network connection.',
  retry: 'Retry',
};
