import { findSearchDialog } from './searchDialog';

/**
 * Says in the search's dialog that the rest, which may be React, can't be loaded, and offers to try again.
 *
 * @returns takes the offer back
 */
export function offerRetry(retry: () => void): () => void {
  const { dialog, form, field } = findSearchDialog();
  const text = document.createElement('p');
  text.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  text.append(
    'The search can’t be loaded. Check your network connection.',
    ' ',
    button,
  );

  function withdraw(): void {
    text.remove();
    form.removeEventListener('submit', tryAgain);
  }
  function tryAgain(event: Event): void {
    if (event.type === 'submit' && navigator.onLine) {
      // The page that the form leads to may come.
      return;
    }
    event.preventDefault();
    withdraw();
    field.focus();
    retry();
  }
  button.addEventListener('click', tryAgain);
  form.addEventListener('submit', tryAgain);
  dialog.append(text);
  return withdraw;
}
