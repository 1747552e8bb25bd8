/** Rows of a rule's table of options. */
export const optionRows = 'tr[id^="options-"]';

/**
 * The example of a rule's page that shows most about an option: the first below its heading, or else the
 * first with reports.
 *
 * @param option id of the option's row; empty for none in particular
 */
export function exampleFor(option: string): HTMLElement | undefined {
  const figures = ownExamples();
  const link = document
    .getElementById(option)
    ?.querySelector<HTMLAnchorElement>('th a[href^="#"]');
  const heading = link && document.getElementById(link.hash.slice(1));
  const next = heading && nextHeading(heading);
  const about = heading
    ? figures.filter(
        figure =>
          isBefore(heading, figure) && (!next || isBefore(figure, next)),
      )
    : [];
  return about[0] ?? figures.find(hasReports) ?? figures[0];
}

/** Linted examples of the page's own rule, those in other areas left out. */
function ownExamples(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('figure')].filter(
    figure =>
      figure.querySelector(':scope > figcaption > a[data-rule]') &&
      !figure.closest('[data-try-area]') &&
      !figure.querySelector(':scope > dl > div > dd > a') &&
      !figure.parentElement?.querySelector(':scope > dl > div > dd > a'),
  );
}

function hasReports(figure: HTMLElement): boolean {
  return figure.querySelector('[data-report]') !== null;
}

function nextHeading(heading: Element): Element | undefined {
  return [...document.querySelectorAll('h2, h3')].find(other =>
    isBefore(heading, other),
  );
}

function isBefore(first: Node, second: Node): boolean {
  return Boolean(
    first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** A copy of an example of the page, below the table of options. */
export interface TryArea {
  figure: HTMLElement;
  remove: () => void;
}

let present: (TryArea & { source: HTMLElement }) | undefined;

/**
 * Puts a copy of an example below an element, in place of the copy that was there.
 *
 * @returns the copy, which is the one that was there if it is of the same example
 */
export function placeCopy(source: HTMLElement, below: Element): TryArea {
  if (present?.source === source && present.figure.isConnected) {
    return present;
  }
  const area = document.createElement('section');
  area.ariaLabel = 'Try the options';
  area.dataset.tryArea = '';
  const frame = source.parentElement?.cloneNode(false) as HTMLElement;
  const captions = source.parentElement?.querySelectorAll(':scope > dl') ?? [];
  const figure = source.cloneNode(true) as HTMLElement;
  frame.append(...[...captions].map(one => one.cloneNode(true)), figure);
  for (const element of frame.querySelectorAll('[id]')) {
    element.removeAttribute('id');
  }
  area.append(frame);
  below.after(area);
  present = {
    source,
    figure,
    remove() {
      area.remove();
    },
  };
  return present;
}
