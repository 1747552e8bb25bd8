import { hasEdits } from './keptEdits';
import { isOpen, openExample, showOptions } from './openExamples';
import { isKeptEdited, prepareExample } from './prepareExample';
import { exampleFor, optionRows, placeCopy } from './tryArea';

/** Opens an example with the cursor at an offset of its code. */
export function openToEdit(figure: HTMLElement, cursor: number): void {
  if (!isOpen(figure)) {
    openExample({ ...prepareExample(figure), cursor });
  }
}

/** Opens an example with the options of its rule: the button's own, or a copy of the one that shows most about them. */
export function openToTry(button: HTMLButtonElement): void {
  const tried = { option: button.dataset.try ?? '' };
  const own = button.closest('figure');
  const source = own ?? exampleFor(tried.option);
  if (!source) {
    return;
  }
  if (own !== null || isOpen(source)) {
    openWith(source, tried);
    return;
  }
  const table = document.querySelector(optionRows)?.closest('table');
  const { figure, remove } = placeCopy(
    source,
    table?.nextElementSibling ?? button,
  );
  openWith(figure, tried, () => {
    remove();
    button.focus();
  });
}

function openWith(
  figure: HTMLElement,
  tried: { option: string },
  onClosed?: () => void,
): void {
  if (isOpen(figure)) {
    showOptions(figure, tried);
  } else {
    openExample({
      ...prepareExample(figure),
      tried,
      cursor: undefined,
      ...(onClosed && { onClosed }),
    });
  }
}

/** Opens the page's examples that were edited earlier in the visit. */
export function openEdited(): void {
  if (!hasEdits(location.pathname)) {
    return;
  }
  for (const button of document.querySelectorAll('[data-edit]')) {
    const figure = button.closest('figure');
    if (figure && !isOpen(figure) && isKeptEdited(figure)) {
      openExample({ ...prepareExample(figure), cursor: undefined });
    }
  }
}
