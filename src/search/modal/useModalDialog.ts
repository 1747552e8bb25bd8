import { useEffect, useLayoutEffect } from 'react';

/**
 * Makes the modal a dialog for those who can't see that it is one: DocSearch calls itself a button,
 * its field is no combobox, and the focus can leave for the page behind.
 *
 * @param container the element that contains the modal
 * @param hasResults whether it shows any
 */
export function useModalDialog(
  container: HTMLElement,
  hasResults: boolean,
): void {
  useLayoutEffect(() => {
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', 'Search');

    const button = container.querySelector('.DocSearch-Container');
    for (const name of [
      'role',
      'tabindex',
      'aria-expanded',
      'aria-haspopup',
      'aria-labelledby',
    ]) {
      button?.removeAttribute(name);
    }
    const input = container.querySelector('.DocSearch-Input');
    input?.setAttribute('role', 'combobox');
  }, [container]);

  useLayoutEffect(() => {
    container
      .querySelector('.DocSearch-Input')
      ?.setAttribute('aria-expanded', String(hasResults));
  }, [container, hasResults]);

  useInertPage();
}

/** Keeps focus and pointer off the page behind. */
function useInertPage(): void {
  // Not before the modal has the focus, which it gets in an effect too: until then, what is typed goes to
  // the field on the page that was there first.
  useEffect(() => getPage()?.setAttribute('inert', ''), []);

  // Before the button that opened it is focused again.
  useLayoutEffect(() => () => getPage()?.removeAttribute('inert'), []);
}

function getPage(): HTMLElement | null {
  return document.getElementById('__docusaurus');
}
