/** What a reader does who begins to use a part of the page. Scrolling with a finger is none of it. */
const signs = ['click', 'focusin', 'input', 'keydown', 'pointerover'];

/**
 * Calls back, once, when the reader begins to use a part of the page.
 *
 * @returns a function that stops waiting for that
 */
export function whenUsed(part: Element, act: () => void): () => void {
  const stop = (): void => {
    for (const sign of signs) {
      part.removeEventListener(sign, listen, true);
    }
  };
  const listen = (event: Event): void => {
    if (!isTouch(event)) {
      stop();
      act();
    }
  };
  for (const sign of signs) {
    part.addEventListener(sign, listen, true);
  }
  return stop;
}

/** Whether a finger touches the screen, perhaps to scroll. If it meant something there, a click follows. */
function isTouch(event: Event): boolean {
  return (
    event.type === 'pointerover' &&
    event instanceof PointerEvent &&
    event.pointerType === 'touch'
  );
}
