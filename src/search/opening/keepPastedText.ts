/** Keeps the lines of what is pasted into a field of the search, which joins them, before React is there too. */
export function keepPastedText(): void {
  addEventListener('paste', ({ clipboardData, target }) => {
    if (target instanceof HTMLInputElement && target.name === 'q') {
      target.dataset.pasted = clipboardData?.getData('text') ?? '';
    }
  });
}
