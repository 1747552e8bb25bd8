/** Keys and attribute are those of Docusaurus' theme. */
export const idKey = 'docusaurus.announcement.id';
export const dismissKey = 'docusaurus.announcement.dismiss';

/** Hides the announcement, or shows it. */
export function setDismissed(isDismissed: boolean): void {
  document.documentElement.setAttribute(
    'data-announcement-bar-initially-dismissed',
    String(isDismissed),
  );
}
