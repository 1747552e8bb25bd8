import styles from './LiveExample.module.css';

/** Where an example's caption says with what options it's linted, once they aren't the page's. */
export interface OptionsRow {
  /** A row of the caption, which is empty. */
  element: HTMLElement;
  /** Shows it, in place of the page's own row. */
  show: () => void;
  hide: () => void;
}

/** Makes the row: in the example's own caption, or in a new one. That of a pair is still right about the other half. */
export function makeOptionsRow(figure: HTMLElement, bar: Element): OptionsRow {
  const element = document.createElement('div');
  const caption = ownCaption(figure);
  const former = caption
    ?.querySelector('[data-options]')
    ?.closest<HTMLElement>('dl > div');
  const added = caption ? element : inNewCaption(element);
  return {
    element,
    show() {
      former?.classList.add(styles.replaced ?? '');
      if (former) {
        former.after(added);
      } else if (caption) {
        caption.append(added);
      } else {
        bar.after(added);
      }
    },
    hide() {
      former?.classList.remove(styles.replaced ?? '');
      added.remove();
    },
  };
}

/** The caption that is about this example alone. */
function ownCaption(figure: HTMLElement): Element | null | undefined {
  const own = figure.querySelector(':scope > dl');
  const frame = figure.parentElement;
  const isAlone = frame?.querySelectorAll(':scope > figure').length === 1;
  return own ?? (isAlone ? frame.querySelector(':scope > dl') : undefined);
}

function inNewCaption(row: HTMLElement): HTMLElement {
  const caption = document.createElement('dl');
  caption.className = styles.caption ?? '';
  caption.append(row);
  return caption;
}
