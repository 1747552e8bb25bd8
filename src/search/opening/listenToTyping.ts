import { isInField } from '../../ui/isInField';

/**
 * Notes what is typed from now on, unless into a field: readers don't wait for the search's field, which
 * is still being loaded.
 *
 * @returns ends that, and returns what was typed
 */
export function listenToTyping(): () => string {
  let typed = '';
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || isInField(event)) {
      return;
    }
    if (key.length === 1) {
      event.preventDefault();
      typed += key;
    } else if (key === 'Backspace') {
      typed = typed.slice(0, -1);
    }
  }
  addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('keydown', onKeyDown);
    return typed;
  };
}
