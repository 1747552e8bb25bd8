import styles from './quietButton.module.css';

/** Copies the code in the same parent, as plain text: `copyCode` does it, for the page script. */
export function CopyButton() {
  return (
    <button
      type="button"
      className={styles.button}
      data-action="copy-code"
      aria-label="Copy code"
    >
      <span aria-live="polite">Copy</span>
    </button>
  );
}
