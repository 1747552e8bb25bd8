import { createStore } from '../playground/state/store';
import type { Tried } from '../tryOptions/OptionsPanel';
import { ExampleSession } from './exampleSession';
import { editOf, keepEdit } from './keptEdits';
import { askInTurn, versions } from './liveLinter';
import { namesRule, readExample, readFigure } from './readExample';

export type OpenExample = ReturnType<typeof prepare> & {
  /** Where the cursor goes: an offset in the page's code. Without one, the focus stays where it is. */
  cursor?: number;
  /** Set where a reader came to try the options of the rule. */
  tried?: Tried;
};

/** The examples that are open. */
export const openExamples = createStore<{ list: readonly OpenExample[] }>({
  list: [],
});

/** Opens an example in its place, with the cursor at an offset of its code. */
export function openToEdit(figure: HTMLElement, cursor: number): void {
  if (!find(figure, false)) {
    setList([...list(), { ...prepare(figure), cursor }]);
  }
}

/** Opens an example with the options of its rule: the button's own, or a copy of the one that shows most about them. */
export function openToTry(button: HTMLButtonElement): void {
  const tried = { option: button.dataset.try ?? '' };
  const own = button.closest('figure');
  const figure = own ?? exampleFor(tried.option);
  if (!figure) {
    return;
  }
  const present = find(figure, false) ?? (own ? undefined : find(figure, true));
  if (present) {
    setList(list().map(one => (one === present ? { ...one, tried } : one)));
  } else {
    // There is one copy at a time.
    const others = own ? list() : list().filter(({ isCopy }) => !isCopy);
    setList([
      ...others,
      { ...prepare(figure, own ? undefined : button), tried },
    ]);
  }
}

/** Opens the page's examples that were edited earlier in the visit. */
export function openEdited(): void {
  for (const button of document.querySelectorAll('[data-edit]')) {
    const figure = button.closest('figure');
    if (figure && !find(figure, false)) {
      const prepared = prepare(figure);
      if (prepared.session.state().isEdited) {
        setList([...list(), prepared]);
      }
    }
  }
}

/** Closes an example: the page's own is there again. */
export function closeExample({ id }: OpenExample): void {
  setList(list().filter(one => one.id !== id));
}

/** Closes the examples of a page that is gone. */
export function forgetGoneExamples(): void {
  setList(list().filter(({ figure }) => figure.isConnected));
}

let count = 0;

/** @param copyOpener the button that asks for a copy; without it, the example is edited in its place */
function prepare(figure: HTMLElement, copyOpener?: HTMLElement) {
  const example = readExample(figure, versions);
  const page = location.pathname;
  const isCopy = copyOpener !== undefined;
  const host = figure.cloneNode(false) as HTMLElement;
  host.hidden = false;
  count += 1;
  const id = `live${String(count)}`;
  const editButton = figure.querySelector<HTMLElement>('button[data-edit]');
  return {
    /** The page's own, as the build has made it. */
    figure,
    /** Start of the ids in it, of its own on the page. */
    id,
    /** Whether it's a copy below the table of options, rather than in the place of the figure. */
    isCopy,
    /** The figure in which React shows it. */
    host,
    opener: copyOpener ?? editButton,
    /** Puts the host into the page. @returns takes it out again */
    attach: () =>
      copyOpener
        ? attachCopy(host, figure, copyOpener)
        : attachInstead(host, figure),
    page: readFigure(figure, isCopy),
    session: new ExampleSession(
      {
        example,
        id,
        ask: askInTurn,
        onChange: present => keepEdit(page, example, present),
        goneFor: () =>
          matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 2500,
      },
      editOf(page, example),
    ),
  };
}

/** Puts a host in the place of the page's figure, which is hidden meanwhile, and otherwise left alone. */
function attachInstead(host: HTMLElement, figure: HTMLElement): () => void {
  figure.before(host);
  figure.hidden = true;
  return () => {
    host.remove();
    figure.hidden = false;
  };
}

/** Puts a host below the table of options, in a frame like that of the page's figure. */
function attachCopy(
  host: HTMLElement,
  figure: HTMLElement,
  opener: HTMLElement,
): () => void {
  const area = document.createElement('section');
  area.ariaLabel = 'Try the options';
  const frame = figure.parentElement?.cloneNode(false) as HTMLElement;
  frame.append(host);
  area.append(frame);
  const table = document.querySelector(optionRows)?.closest('table');
  (table?.nextElementSibling ?? opener).after(area);
  return () => area.remove();
}

/** Rows of a rule's table of options. */
export const optionRows = 'tr[id^="options-"]';

/**
 * The example of a rule's page that shows most about an option: the first below its heading, or else the
 * first with reports.
 *
 * @param option id of the option's row; empty for none in particular
 */
function exampleFor(option: string): HTMLElement | undefined {
  const link = document
    .getElementById(option)
    ?.querySelector<HTMLAnchorElement>('th a[href^="#"]');
  const heading = link && document.getElementById(link.hash.slice(1));
  const parts = [...document.querySelectorAll('h2, h3, figure')];
  const figures = parts.filter(isOwnExample);
  const below = parts.filter(part => heading && isBefore(heading, part));
  const end = below.findIndex(part => part.matches('h2, h3'));
  return (
    below.slice(0, end === -1 ? undefined : end).find(isOwnExample) ??
    figures.find(figure => figure.querySelector('[data-report]')) ??
    figures[0]
  );
}

function isOwnExample(part: Element): part is HTMLElement {
  return (
    part.querySelector(':scope > figcaption > a[data-rule]') !== null &&
    !namesRule(part)
  );
}

function isBefore(first: Node, second: Node): boolean {
  return Boolean(
    first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function list(): readonly OpenExample[] {
  return openExamples.get().list;
}

function setList(list: readonly OpenExample[]): void {
  openExamples.set({ list });
}

function find(figure: HTMLElement, isCopy: boolean): OpenExample | undefined {
  return list().find(one => one.figure === figure && one.isCopy === isCopy);
}
