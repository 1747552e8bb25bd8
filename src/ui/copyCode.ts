/** How long the button says that it has copied, in milliseconds. */
const feedbackTime = 2000;

/**
 * Copies the code in the button's parent as plain text, and says so.
 *
 * @param button from {@link ../ui/CopyButton}
 */
export function copyCode(button: HTMLButtonElement): void {
  const code = button.parentElement?.querySelector('pre code');
  void navigator.clipboard
    .writeText(code?.textContent ?? '')
    .then(
      () => 'Copied',
      () => 'Copying failed',
    )
    .then(outcome => {
      label(button, outcome);
      setTimeout(() => {
        label(button, 'Copy');
      }, feedbackTime);
    });
}

function label(button: HTMLButtonElement, text: string): void {
  button.ariaLabel = `${text} code`;
  // The node stays: React knows it.
  const node = button.firstElementChild?.firstChild;
  if (node) {
    node.nodeValue = text;
  }
}
