import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ListedPage } from '../../src/search/engine/pages';
import type { SearchSettings } from '../../src/search/engine/settings';
import { type AssetFolder, createAssetFolder } from '../assetFolder';
import { emitAssets } from '../emitAssets';
import { attachParserErrors } from './attachParserErrors';
import { buildIndex, type PageToIndex } from './buildIndex';
import { readHostedIndex, readTags, statusesOf } from './hostedIndex';
import { otherPages } from './otherPages';
import { readParserErrors } from './parserErrors';
import { readPages } from './readPages';

/** The modal's looks: a file of its own, which only those load who open it. */
const modalStyles = 'src/search/modal/modal.css';

/**
 * Search: the page at `/search`, and what the browser searches. That is an index of all pages, or a
 * hosted one if the environment names it (see hostedIndex.ts).
 */
export default function searchPlugin({
  baseUrl,
  i18n,
  siteDir,
}: LoadContext): Plugin {
  const credentials = readHostedIndex(process.env);
  const { files, add } = createAssetFolder(baseUrl, 'assets/search');
  return {
    name: 'search',
    getPathsToWatch: () => [join(siteDir, modalStyles)],
    async allContentLoaded({ allContent, actions }) {
      const pages = readPages(allContent, { baseUrl, siteDir });
      const styles = readFileSync(join(siteDir, modalStyles), 'utf8');
      const settings: SearchSettings = {
        styles: add('modal', 'css', styles),
        source: credentials
          ? {
              hosted: {
                ...credentials,
                baseUrl,
                language: i18n.currentLocale,
                tags: readTags(allContent),
                statuses: statusesOf(pages),
              },
            }
          : { index: addIndex(add, pages) },
        pages: addPageList(add, pages),
      };
      // Imported as `@generated/search/default/settings.json`, so that only the search loads it.
      await actions.createData('settings.json', settings);
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@site/src/search/page/SearchPage.tsx',
      });
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [emitAssets(files)] };
    },
  };
}

/** @returns the address of the list of pages, for the not-found page */
function addPageList(
  add: AssetFolder['add'],
  pages: readonly PageToIndex[],
): string {
  const list: ListedPage[] = [...pages, ...otherPages].map(
    ({ page: { description, path, title } }) => ({
      path,
      title,
      description,
    }),
  );
  return add('pages', 'json', JSON.stringify(list));
}

/** @returns the address of our own index */
function addIndex(
  add: AssetFolder['add'],
  pages: readonly PageToIndex[],
): string {
  const index = buildIndex([
    ...attachParserErrors(pages, readParserErrors()),
    ...otherPages,
  ]);
  return add('index', 'json', JSON.stringify(index));
}
