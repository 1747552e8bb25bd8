import { read, write } from '../ui/storage';

/** Keys and attribute are those of Docusaurus' theme. */
const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';

/** Closes the announcement, whose id is the button's value, for good. */
export function dismissAnnouncement({ value }: HTMLButtonElement): void {
  setDismissed(value, true);
}

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
    setDismissed(button.value, false);
  }
}

function setDismissed(id: string, isDismissed: boolean): void {
  write(idKey, id);
  write(dismissKey, String(isDismissed));
  document.documentElement.setAttribute(
    'data-announcement-bar-initially-dismissed',
    String(isDismissed),
  );
}
