/** How long the button says that it has copied, in milliseconds. */
const feedbackTime = 2000;

/**
 * Copies code as plain text, and says so. It is the code in the button's parent, or, of a button with
 * `data-copies`, that which has the same word as `data-copied` in the panel around them.
 */
export function copyCode(button: HTMLButtonElement): void {
  showOutcome(
    button,
    navigator.clipboard.writeText(codeOf(button)?.textContent ?? ''),
  );
}

/** Says in a button for a while whether what it copies was copied. */
export function showOutcome(
  button: HTMLButtonElement,
  copying: Promise<unknown>,
): void {
  void copying
    .then(
      () => 'Copied',
      () => 'Copying failed',
    )
    .then(outcome => {
      const usual = (button.dataset.label ??= button.textContent ?? 'Copy');
      label(button, outcome);
      setTimeout(() => label(button, usual), feedbackTime);
    });
}

function codeOf(button: HTMLButtonElement): Element | null | undefined {
  const { copies } = button.dataset;
  if (copies === undefined) {
    const place = button.parentElement;
    // In an example, its options come before the code.
    return place?.querySelector('pre code') ?? place?.querySelector('code');
  }
  const panel = button.closest('[data-panel]');
  // One for each format of a config, or one for both.
  const [first, second] =
    panel?.querySelectorAll(`[data-copied="${copies}"]`) ?? [];
  return panel?.querySelector('[value="legacy"]:checked')
    ? (second ?? first)
    : first;
}

function label(button: HTMLButtonElement, text: string): void {
  // The node stays: React knows it.
  const node = button.firstElementChild?.firstChild;
  if (node) {
    node.nodeValue = text;
  }
}
