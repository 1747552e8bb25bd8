import type { Plugin } from '@docusaurus/types';
import type { SearchablePage } from '../../src/components/search/searchPages';
import { readPages } from './readPages';

/** The search page at `/search`, over the titles and descriptions of all pages. */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const pages: SearchablePage[] = readPages(allContent);
      actions.addRoute({
        path: '/search',
        exact: true,
        component: '@site/src/components/search/SearchPage.tsx',
        modules: {
          pages: await actions.createData('pages.json', JSON.stringify(pages)),
        },
      });
    },
  };
}
