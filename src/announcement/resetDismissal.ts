import siteConfig from '@generated/docusaurus.config';

/**
 * Shows a new announcement to those who dismissed the one before, on their first visit.
 *
 * The theme compares the ids too, but hides the bar by an attribute that it set before from the
 * dismissal alone. Keys of storage and attribute are the theme's.
 */
if (typeof window !== 'undefined') {
  const { announcementBar } = siteConfig.themeConfig as {
    announcementBar?: { id: string };
  };
  if (storedId() !== announcementBar?.id) {
    document.documentElement.setAttribute(
      'data-announcement-bar-initially-dismissed',
      'false',
    );
  }
}

function storedId(): string | null {
  try {
    return window.localStorage.getItem('docusaurus.announcement.id');
  } catch {
    // Storage is blocked: nothing was dismissed either.
    return null;
  }
}
