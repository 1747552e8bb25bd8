import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkNavbarIds } from './checkNavbarIds';

/**
 * Stops the build where a navbar item names a doc or a sidebar that isn't there. The theme would do so too,
 * minutes later, once for each page.
 */
export default function navbarPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'navbar',
    allContentLoaded({ allContent }) {
      const docs = Object.entries(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ).map(([id, content]) => {
        const { loadedVersions } = content as DocsContent;
        return {
          id,
          docs: loadedVersions.flatMap(version =>
            version.docs.map(doc => doc.id),
          ),
          sidebars: loadedVersions.flatMap(({ sidebars }) =>
            Object.keys(sidebars),
          ),
        };
      });
      // Only now complete: the theme fills in what a config leaves out.
      const { navbar } = siteConfig.themeConfig as ThemeConfig;
      checkNavbarIds(navbar.items, docs);
      return Promise.resolve();
    },
  };
}
