import { changeEachPage } from '../firstPage/changeEachPage';

/**
 * Gives each linted example a button that opens it for editing: `src/liveExamples` listens to it. It does
 * nothing without scripts, so it's added by one.
 */
export function addEditButtons(): void {
  changeEachPage(addToPage);
}

function addToPage(): void {
  for (const link of document.querySelectorAll('figcaption > a[data-rule]')) {
    if (!link.parentElement?.querySelector('[data-edit]')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.edit = '';
      button.textContent = 'Edit';
      // In front of what else leads on from it.
      link.parentElement
        ?.querySelector(':scope > :is(a, [data-try])')
        ?.before(button);
    }
  }
}
