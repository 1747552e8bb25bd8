/**
 * Leads the arrow keys through the starting points, which are links: DocSearch leads them through its own
 * lists only.
 *
 * @param container the element that contains the modal
 * @returns ends that
 */
export function listenToArrows(container: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
    const links = [
      ...container.querySelectorAll<HTMLElement>('.DocSearch-Start a'),
    ];
    const isListed = container.querySelector('[role="option"]') !== null;
    const focused = document.activeElement;
    if (
      step === undefined ||
      input?.value !== '' ||
      (focused === input && isListed)
    ) {
      return;
    }
    const stops = [input, ...links];
    const at = stops.findIndex(stop => stop === focused);
    if (at >= 0) {
      event.preventDefault();
      stops.at((at + step) % stops.length)?.focus();
    }
  }
  container.addEventListener('keydown', onKeyDown);
  return () => {
    container.removeEventListener('keydown', onKeyDown);
  };
}
