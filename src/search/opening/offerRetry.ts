import { searchField } from './searchControls';
import { unreachable } from './unreachable';

/**
 * Says in the search's field that what comes after it can't be loaded, and offers to try again. React may
 * be what can't be loaded.
 *
 * @param retry loads what is missing
 * @returns takes the offer back
 */
export function offerRetry(retry: () => void): () => void {
  const field = document.getElementById(searchField);
  const form = field?.querySelector('form');
  if (!field || !form) {
    return () => undefined;
  }
  const text = document.createElement('p');
  text.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = unreachable.retry;
  text.append(unreachable.text, ' ', button);

  function withdraw(): void {
    text.remove();
    form?.removeEventListener('submit', tryAgain);
  }
  function tryAgain(event: Event): void {
    if (event.type === 'submit' && navigator.onLine) {
      // The page that the form leads to may come.
      return;
    }
    event.preventDefault();
    withdraw();
    form?.querySelector('input')?.focus();
    retry();
  }
  button.addEventListener('click', tryAgain);
  form.addEventListener('submit', tryAgain);
  field.append(text);
  return withdraw;
}
