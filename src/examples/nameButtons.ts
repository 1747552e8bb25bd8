import { changeEachPage } from '../firstPage/changeEachPage';

/** Buttons that a page has dozens of, all with the same word. */
const buttons = 'button:is([data-edit], [data-action="copy-code"][aria-label])';

/** Tells equal buttons apart in a screen reader's list, by what they are next to and under which heading. */
export function nameButtons(): void {
  changeEachPage(nameInPage);
}

function nameInPage(): void {
  let heading = '';
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll(
    `main :is(h1, h2, h3, h4, h5, ${buttons})`,
  )) {
    if (!(element instanceof HTMLButtonElement)) {
      heading = element.textContent?.trim() ?? '';
      continue;
    }
    const label = (element.dataset.named ??=
      element.getAttribute('aria-label') ?? element.textContent ?? '');
    const figure = element.closest('figure')?.getAttribute('aria-label');
    const name = [label, figure, heading].filter(Boolean).join(', ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    element.setAttribute(
      'aria-label',
      count === 1 ? name : `${name}, ${String(count)}`,
    );
  }
}
