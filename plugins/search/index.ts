import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { ListedPage } from '../../src/search/engine/pages';
import type { SearchSettings } from '../../src/search/engine/settings';
import { type AssetFolder, createAssetFolder } from '../assetFolder';
import { emitAssets } from '../emitAssets';
import { attachParserErrors } from './attachParserErrors';
import { buildIndex } from './buildIndex';
import {
  type HostedCredentials,
  readHostedIndex,
  readTags,
  statusesOf,
} from './hostedIndex';
import { otherPages } from './otherPages';
import { readParserErrors } from './parserErrors';
import { readPages } from './readPages';

/** The modal's looks: a file of its own, which only those load who open it. */
const modalStyles = 'src/search/modal/modal.css';

/**
 * Search: the page at `/search`, and what the browser searches. That is an index of all pages, or a
 * hosted one if the environment names it (see hostedIndex.ts).
 */
export default function searchPlugin(context: LoadContext): Plugin {
  const { baseUrl, siteDir } = context;
  const credentials = readHostedIndex(process.env);
  const { files, add } = createAssetFolder(baseUrl, 'assets/search');
  return {
    name: 'search',
    getPathsToWatch: () => [join(siteDir, modalStyles)],
    async allContentLoaded({ allContent, actions }) {
      const styles = readFileSync(join(siteDir, modalStyles), 'utf8');
      const settings: SearchSettings = {
        styles: add('modal', 'css', styles),
        source: credentials
          ? describeHostedIndex(credentials, allContent, context)
          : { index: addIndex(add, allContent, context) },
        pages: addPageList(add, allContent, context),
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

function describeHostedIndex(
  credentials: HostedCredentials,
  allContent: AllContent,
  context: LoadContext,
): SearchSettings['source'] {
  return {
    hosted: {
      ...credentials,
      baseUrl: context.baseUrl,
      language: context.i18n.currentLocale,
      tags: readTags(allContent),
      statuses: statusesOf(readPages(allContent, context)),
    },
  };
}

/** @returns the address of the list of pages, for the not-found page */
function addPageList(
  add: AssetFolder['add'],
  allContent: AllContent,
  context: LoadContext,
): string {
  const list: ListedPage[] = [
    ...readPages(allContent, context),
    ...otherPages,
  ].map(({ page: { description, path, title } }) => ({
    path,
    title,
    description,
  }));
  return add('pages', 'json', JSON.stringify(list));
}

/** @returns the address of our own index */
function addIndex(
  add: AssetFolder['add'],
  allContent: AllContent,
  context: LoadContext,
): string {
  const pages = readPages(allContent, context);
  const index = buildIndex([
    ...attachParserErrors(pages, readParserErrors()),
    ...otherPages,
  ]);
  return add('index', 'json', JSON.stringify(index));
}
