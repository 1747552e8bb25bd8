import { searchButton } from './searchDialog';

/**
 * Presses the search's button when a reader presses its keys: Cmd+K and Ctrl+K, even in fields, and `/`
 * outside of them. On a Mac, Ctrl+K deletes to the end of the line, so that it's only taken
 * outside of fields. The button shows its keys.
 */
export function listenToSearchKeys(): void {
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  document.documentElement.toggleAttribute('data-apple', isApple);
  addEventListener('keydown', event => {
    if (isSearchKey(event, isApple)) {
      event.preventDefault();
      document.getElementById(searchButton)?.click();
    }
  });
}

/** Whether a pressed key asks for the search. @param isApple whether it was pressed on a Mac, or the like */
export function isSearchKey(event: KeyboardEvent, isApple: boolean): boolean {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
  if (!ctrlKey && !metaKey) {
    return key === '/' && !isInField(event);
  }
  if (!/^k$/i.test(key) || altKey || shiftKey || (ctrlKey && metaKey)) {
    return false;
  }
  return metaKey || !isApple || !isInField(event);
}

function isInField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
