import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * What the bar at the top of every page says. A new announcement has a new id, or those who closed
 * the last one never see it.
 */
export function announcementBar(
  baseUrl: string,
): ThemeConfig['announcementBar'] {
  return {
    id: 'v8-beta',
    // The theme shows it as it is.
    content: `The v8 beta is out: <a href="${baseUrl}blog/announcing-typescript-eslint-v8-beta">see what changes</a>.`,
    backgroundColor: '#4c1d95',
    textColor: '#ffffff',
    isCloseable: true,
  };
}
