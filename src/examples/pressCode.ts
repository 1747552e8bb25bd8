/**
 * Opens an example for editing where its code is pressed with a mouse: as if its Edit button were, at that
 * place. A reader who selects text, follows a link, or scrolls with a finger only reads.
 */
export function pressCode(): void {
  document.addEventListener('click', event => {
    const { target } = event;
    if (
      event.detail !== 1 ||
      (event as PointerEvent).pointerType !== 'mouse' ||
      getSelection()?.isCollapsed === false ||
      !(target instanceof Element)
    ) {
      return;
    }
    target
      .closest('figure pre > code')
      ?.closest('figure')
      ?.querySelector('button[data-edit]')
      ?.dispatchEvent(new MouseEvent('click', event));
  });
}
