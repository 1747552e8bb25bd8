import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { SearchSettings } from '../../src/search/clients/siteSearch';
import { searchDialogHtml } from '../../src/search/opening/searchDialog';
import { loadOnce } from '../../src/ui/loadOnce';
import { onceInBackground } from '../background';
import { DeferredData } from '../bundle/deferredData';
import { type Assets, hashedAssets, serveAssets } from '../emitAssets';
import { readHostedIndex, readTags } from './hostedIndex';
import type { makeSearchFiles, SearchFiles } from './makeFiles';
import { fileOf, listPages } from './readPages';

const folder = 'assets/search';

const makeFiles = onceInBackground<typeof makeSearchFiles>(
  join(__dirname, 'makeFiles.ts'),
  'makeSearchFiles',
  {
    keyOf: (pages, site) => [
      pages,
      site,
      pages.map(page => readFileSync(fileOf(page, site), 'utf8')),
    ],
  },
);

interface MadeSearch {
  files: Assets;
  settings: SearchSettings;
}

/**
 * Search: the page at `/search`, and what the browser searches. That is an index of all pages, or a
 * hosted one if the environment names it (see hostedIndex.ts). It is made while the site is bundled; in
 * development, when someone searches.
 */
export default function searchPlugin({
  baseUrl,
  i18n,
  siteDir,
}: LoadContext): Plugin {
  const credentials = readHostedIndex(process.env);
  // A hosted index has settings that come from the pages.
  const isOnRequest = process.env.NODE_ENV === 'development' && !credentials;

  const putTogether = (
    { index, pageList, statuses }: SearchFiles,
    allContent: AllContent,
  ): MadeSearch => {
    const { files, add } = hashedAssets(baseUrl, folder, isOnRequest);
    return {
      files,
      settings: {
        source: credentials
          ? {
              hosted: {
                ...credentials,
                baseUrl,
                language: i18n.currentLocale,
                tags: readTags(allContent),
                statuses,
              },
            }
          : { index: add('index', 'json', index) },
        pages: add('pages', 'json', pageList),
      },
    };
  };

  const data = new DeferredData();
  let making: () => Promise<MadeSearch>;
  const serving = serveAssets(
    baseUrl,
    folder,
    async () => (await making()).files,
  );
  return {
    name: 'search',
    injectHtmlTags: () => ({ postBodyTags: [searchDialogHtml(baseUrl)] }),
    async allContentLoaded({ allContent, actions }) {
      const pages = listPages(allContent);
      making = loadOnce(async () =>
        putTogether(await makeFiles(pages, { baseUrl, siteDir }), allContent),
      );
      // Imported as `@generated/search/default/settings.json`, so that only the search loads it.
      await data.create(
        actions,
        'settings.json',
        isOnRequest
          ? Promise.resolve(putTogether(noFiles, allContent).settings)
          : making().then(({ settings }) => settings),
      );
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@site/src/search/page/SearchPage.tsx',
      });
    },
    configureWebpack: (config, isServer) => ({
      ...serving(config, isServer),
      module: { rules: data.rules },
    }),
  };
}

/** For addresses that are the same whatever is at them. */
const noFiles: SearchFiles = { index: '', pageList: '', statuses: {} };
