import { changeEachPage } from '../firstPage/changeEachPage';

/** What rows of a table of options have as their ids: see `src/rules/page/optionAnchor`. */
const rows = 'tr[id^="options-"]';

/**
 * Gives a rule's table of options buttons that lead to the controls: one for all of it, and one for each
 * row. `src/liveExamples` listens to them. They do nothing without scripts, so they're added by one.
 */
export function addTryButtons(): void {
  changeEachPage(addToPage);
}

function addToPage(): void {
  const table = document.querySelector(rows)?.closest('table');
  const hasExample = document.querySelector('figcaption > a[data-rule]');
  if (!table || !hasExample || document.querySelector('[data-try]')) {
    return;
  }
  for (const row of table.querySelectorAll(rows)) {
    const name = row.querySelector('code, a')?.textContent ?? '';
    const button = makeButton('Try', row.id);
    button.ariaLabel = `Try ${name}`;
    // On the line of its name, in front of its type.
    row.querySelector('th > code:last-child')?.before(button);
  }
  table.after(makeButton('Try the options', ''));
  // Where the rule is first seen at work.
  const first = document.querySelector('figure:has([data-report])');
  first
    ?.querySelector('figcaption > a[data-rule]')
    ?.before(makeButton('Options', ''));
}

function makeButton(text: string, option: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.try = option;
  button.textContent = text;
  return button;
}
