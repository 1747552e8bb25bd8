import { read, write } from '../ui/storage';
import { dismissKey, idKey, setDismissed } from './dismissed';

/**
 * Shows a new announcement to those who dismissed the one before, on their first visit.
 *
 * The theme does so too when React renders it, but hides the bar by an attribute that it set before from
 * the dismissal alone.
 */
export function showNewAnnouncement(): void {
  const button = document.querySelector<HTMLButtonElement>(
    '[data-action="dismiss-announcement"]',
  );
  if (button && read(idKey) !== button.value) {
    write(idKey, button.value);
    write(dismissKey, 'false');
    setDismissed(false);
  }
}
