/** The field's form, which `filterForm` writes. */
const form = '[data-sidebar-filter]';

/** Shows the rules of a sidebar, or of a phone's menu, whose names have what is typed into its field. */
export function listenToSidebarFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const filter = target instanceof Element && target.closest(form);
    if (filter) {
      filterRules(filter, (target as HTMLInputElement).value);
    }
  });
  document.addEventListener('submit', event => {
    const filter =
      event.target instanceof Element && event.target.closest(form);
    const [rule, another] = filter ? rulesOf(filter, ':not([hidden])') : [];
    if (rule && !another) {
      event.preventDefault();
      rule.querySelector('a')?.click();
    }
  });
}

function rulesOf(filter: Element, which = ''): HTMLElement[] {
  return [
    ...(filter.closest('ul')?.querySelectorAll<HTMLElement>(`.rule${which}`) ??
      []),
  ];
}

function filterRules(filter: Element, typed: string): void {
  // A reader may paste the name from a config or a report.
  const words =
    typed
      .toLowerCase()
      .replace(/^.*\//, '')
      .match(/[^\s-]+/g) ?? [];
  const found = rulesOf(filter).filter(rule => {
    const name = rule.textContent ?? '';
    rule.hidden = !words.every(word => name.includes(word));
    return !rule.hidden;
  });
  for (const fold of filter.closest('ul')?.querySelectorAll('details') ?? []) {
    showIn(fold, words.length > 0);
  }
  const status = filter.querySelector('[role=status]');
  if (status) {
    status.textContent =
      found.length > 0 ? '' : 'No such name. Enter searches the list of rules.';
  }
  // What is found begins below the field.
  filter.closest('.menu')?.scrollTo(0, 0);
}

/** Opens a folded part of the sidebar as long as it has rules that are looked for. */
function showIn(fold: HTMLDetailsElement, isFiltered: boolean): void {
  const { dataset } = fold;
  if (isFiltered) {
    dataset.wasOpen ??= String(fold.open);
    fold.open = fold.querySelector('.rule:not([hidden])') !== null;
    fold.hidden = !fold.open;
  } else if (dataset.wasOpen) {
    fold.open = dataset.wasOpen === 'true';
    fold.hidden = false;
    delete dataset.wasOpen;
  }
}
