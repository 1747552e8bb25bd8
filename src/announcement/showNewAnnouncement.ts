import { read } from '../ui/storage';
import { idKey, setDismissed } from './dismissed';

/**
 * Shows a new announcement to those who dismissed the one before, on their first visit.
 *
 * The theme compares the ids too, but hides the bar by an attribute that it set before from the
 * dismissal alone.
 */
export function showNewAnnouncement(): void {
  const button = document.querySelector<HTMLButtonElement>(
    '[data-action="dismiss-announcement"]',
  );
  if (button && read(idKey) !== button.value) {
    setDismissed(false);
  }
}
