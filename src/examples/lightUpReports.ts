/**
 * Lights up a report and the code that it is about, by `data-lit`, when either of them is pointed at
 * or focused. A report is an element with `data-report` that contains its message, which has an id,
 * and links to the places in the code; there, `mark` elements refer to the message.
 */
export function lightUpReports(): void {
  // Each on its own: a page that scrolls to what gets the focus puts other things under the pointer.
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
