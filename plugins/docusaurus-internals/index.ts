import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkBrowserCode } from './browserCode';

/** The component around all pages, once it is sure that what it needs of Docusaurus is there. */
export default function docusaurusInternalsPlugin({
  siteDir,
}: LoadContext): Plugin {
  checkBrowserCode();
  return {
    name: 'docusaurus-internals',
    // `Root`, which keeps the page that a reader came to.
    getThemePath: () => join(siteDir, 'src/firstPage/theme'),
  };
}
