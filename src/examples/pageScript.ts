import { plainMark } from '../playground/link/plainMark';

/** Buttons that a page has dozens of, all with the same word. */
const buttons = 'button:is([data-edit], [data-action="copy-code"][aria-label])';

/** Tells equal buttons apart in a screen reader's list, by what they are next to and under which heading. */
export function nameButtons(): void {
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

/**
 * Opens an example for editing where its code is pressed with a mouse, or by Enter on a report's place that
 * a link led to: as if its Edit button were, at that place. A reader who selects text, follows a link, or
 * scrolls with a finger only reads.
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
    editButtonOf(target)?.dispatchEvent(new MouseEvent('click', event));
  });
  // Before the browser follows the link: what can have the focus then gets it.
  document.addEventListener('click', ({ target }) => {
    placeOf(target)?.setAttribute('tabindex', '-1');
  });
  document.addEventListener('keydown', event => {
    const { key, target } = event;
    if (
      key === 'Enter' &&
      target instanceof HTMLElement &&
      target.matches('mark')
    ) {
      const { left: clientX, top, height } = target.getBoundingClientRect();
      const place = { bubbles: true, clientX, clientY: top + height / 2 };
      // The editor gets the focus before the key is released: Enter is not to be typed into it.
      event.preventDefault();
      editButtonOf(target)?.dispatchEvent(new MouseEvent('click', place));
    }
  });
}

function editButtonOf(code: Element): Element | null | undefined {
  return code
    .closest('figure pre > code')
    ?.closest('figure')
    ?.querySelector('button[data-edit]');
}

/** The reported code that a link to a place is about. */
function placeOf(target: EventTarget | null): Element | null {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('[data-report] a[href^="#"]');
  const place = link && document.getElementById(link.hash.slice(1));
  return place ? place.closest('pre mark') : null;
}

/**
 * Lights up a report and the code that it is about, by `data-lit`, when either of them is pointed at
 * or focused. A report is an element with `data-report` that contains its message, which has an id,
 * and links to the places in the code; there, `mark` elements refer to the message.
 */
export function lightUpReports(): void {
  // The focus and the pointer apart: a page that scrolls to what gets the focus puts other things under the pointer.
  const reached: Partial<Record<'focus' | 'pointer', EventTarget | null>> = {};
  let lit: readonly Element[] = [];
  const show = (): void => {
    const wanted = Object.values(reached).flatMap(target =>
      target instanceof Element ? partsAround(target) : [],
    );
    for (const part of [...lit, ...wanted]) {
      part.toggleAttribute('data-lit', wanted.includes(part));
    }
    lit = wanted;
  };
  document.addEventListener('pointerover', ({ target }) => {
    reached.pointer = target;
    show();
  });
  for (const type of ['focusin', 'focusout']) {
    document.addEventListener(type, ({ target }) => {
      reached.focus = type === 'focusin' ? target : null;
      show();
    });
  }
}

/** What belongs together around an element: code and report; from a report, all of its places. */
function partsAround(element: Element): Element[] {
  const mark = element.closest<HTMLElement>('mark[aria-describedby]');
  if (mark) {
    const report = document
      .getElementById(mark.getAttribute('aria-describedby') ?? '')
      ?.closest('[data-report]');
    const place = mark.id || (mark.dataset.more ?? '');
    return [
      ...marksOf(place),
      ...(report ? [report, ...find(`[href="#${place}"]`, report)] : []),
    ];
  }
  const report = element.closest('[data-report]');
  if (!report) {
    return [];
  }
  const place = element.closest('[href^="#"]')?.getAttribute('href')?.slice(1);
  const message = report.querySelector('[id]')?.id ?? '';
  return [
    report,
    ...(place ? marksOf(place) : find(`mark[aria-describedby="${message}"]`)),
  ];
}

/** The elements of one place: several, where it is on several lines or overlaps with another. */
function marksOf(place: string): Element[] {
  return find(`mark:is([id="${place}"], [data-more="${place}"])`);
}

function find(selector: string, root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(selector)];
}

/**
 * Completes an example's link to the playground when a reader reaches for it. The code and its config
 * are on the page already: all links of a page as the build could write them would add a fifth to its
 * weight.
 */
export function completePlaygroundLinks(): void {
  for (const sign of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(sign, ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-rule]');
      if (link && !/[#&]code=/.test(link.href)) {
        complete(link);
      }
    });
  }
}

function complete(link: HTMLAnchorElement): void {
  const example = link.closest('figure');
  const options =
    example?.querySelector('[data-options] code') ??
    // The caption of a pair is above both halves.
    example?.parentElement?.querySelector(':scope > dl [data-options] code');
  const severityAndOptions = ['"error"', options?.textContent].filter(Boolean);
  const parameters = {
    code: `${example?.querySelector('pre code')?.textContent ?? ''}\n`,
    eslintrc: `{
  "rules": {
    "${link.dataset.rule ?? ''}": [${severityAndOptions.join(', ')}]
  }
}
`,
  };
  for (const [name, text] of Object.entries(parameters)) {
    link.href += `&${name}=${plainMark}${encodeURIComponent(text)}`;
  }
}
