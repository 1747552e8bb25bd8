/** On paper nothing can be unfolded, so all is printed, and folded again afterward. */
export function unfoldForPrint(): void {
  let unfolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    unfolded = [
      ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
    ];
    setOpen(unfolded, true);
  });
  addEventListener('afterprint', () => setOpen(unfolded, false));
}

function setOpen(all: readonly HTMLDetailsElement[], isOpen: boolean): void {
  for (const details of all) {
    details.open = isOpen;
  }
}
