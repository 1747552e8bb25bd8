import { showOutcome } from '../ui/copyCode';
import quiet from '../ui/quietButton.module.css';

/** Copies a link to what the page shows now, which is its address. */
export function CopyLink() {
  return (
    <button
      type="button"
      className={quiet.button}
      onClick={({ currentTarget }) => {
        // What stands next to it stays where it is.
        currentTarget.style.minWidth ||= `${String(currentTarget.offsetWidth)}px`;
        showOutcome(
          currentTarget,
          navigator.clipboard.writeText(location.href),
        );
      }}
    >
      <span aria-live="polite">Copy link</span>
    </button>
  );
}
