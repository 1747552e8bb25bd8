import { isInField } from '../../ui/isInField';
import { searchButton } from './searchControls';

/** Presses the search's button when a reader presses Ctrl+K, Cmd+K or `/`. The button shows its keys. */
export function listenToSearchKeys(): void {
  document.documentElement.toggleAttribute(
    'data-apple',
    /^(?:Mac|iP)/.test(navigator.platform),
  );
  addEventListener('keydown', event => {
    const { ctrlKey, key, metaKey } = event;
    if (
      ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !isInField(event)
    ) {
      event.preventDefault();
      document.getElementById(searchButton)?.click();
    }
  });
}
