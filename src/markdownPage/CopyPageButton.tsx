import styles from './CopyPageButton.module.css';

/** Copies the whole page as Markdown. The page script does it: see `copyPage`. */
export function CopyPageButton() {
  return (
    <button
      type="button"
      className={`${styles.button ?? ''} needs-script`}
      data-action="copy-page"
      title="As Markdown"
    >
      <span aria-live="polite">Copy page</span>
    </button>
  );
}
