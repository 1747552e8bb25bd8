import { isInField } from '../../ui/isInField';

/** Presses the search's button for who presses Ctrl+K, Cmd+K or `/`. */
export function listenToSearchKeys(): void {
  addEventListener('keydown', event => {
    const { ctrlKey, key, metaKey } = event;
    if (
      ctrlKey || metaKey ? /^k$/i.test(key) : key === '/' && !isInField(event)
    ) {
      event.preventDefault();
      document
        .querySelector<HTMLElement>('.navbar [aria-keyshortcuts]')
        ?.click();
    }
  });
}
