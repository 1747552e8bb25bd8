/** Elements that were unfolded for printing, to be folded again afterwards. */
let unfolded: HTMLDetailsElement[] = [];

/** On paper nothing can be unfolded, so all is printed. */
if (typeof window !== 'undefined') {
  addEventListener('beforeprint', () => {
    unfolded = [
      ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
    ];
    for (const details of unfolded) {
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const details of unfolded) {
      details.open = false;
    }
    unfolded = [];
  });
}
