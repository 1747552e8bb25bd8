import type { ReactNode } from 'react';
import { showOutcome } from '../ui/copyCode';
import quiet from '../ui/quietButton.module.css';

/** Copies a link to what the page shows now, which is its address. */
export function CopyLink(): ReactNode {
  return (
    <button
      type="button"
      className={quiet.button}
      onClick={({ currentTarget }) => {
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
