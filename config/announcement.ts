import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * What the bar at the top of every page says. A new announcement has a new id, or those who closed
 * the last one never see it.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'v8-beta',
  content:
    'The v8 beta is out: <a href="/blog/announcing-typescript-eslint-v8-beta">see what changes</a>.',
  backgroundColor: '#4c1d95',
  textColor: '#ffffff',
  isCloseable: true,
};
