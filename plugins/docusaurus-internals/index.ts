import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applicationEntry } from './applicationEntry';
import { checkBrowserCode } from './browserCode';
import { generatedFiles } from './generatedFiles';

/** The bundler's part of what this folder's README lists, and the component around all pages. */
export default function docusaurusInternalsPlugin({
  generatedFilesDir,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  checkBrowserCode();
  return {
    name: 'docusaurus-internals',
    // `Root`, which keeps the page that a reader came to.
    getThemePath: () => join(siteDir, 'src/firstPage/theme'),
    configureWebpack: ({ entry }, isServer) => {
      const module = {
        rules: generatedFiles(generatedFilesDir, siteConfig, isServer),
      };
      return isServer || process.env.NODE_ENV !== 'production'
        ? { module }
        : { module, entry: applicationEntry(entry) };
    },
  };
}
