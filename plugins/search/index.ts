import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchSettings } from '../../src/search/engine/settings';
import { createAssetFolder } from '../assetFolder';
import { inBackground } from '../background';
import { emitAssets } from '../emitAssets';
import { lateData } from '../lateData';
import { makeOnce } from '../makeOnce';
import { readHostedIndex, readTags } from './hostedIndex';
import type { makeSearchFiles } from './makeFiles';
import { fileOf, listPages, type MarkdownPage, type Site } from './readPages';

/** The modal's looks: a file of its own, which only those load who open it. */
const modalStyles = 'src/search/modal/modal.css';

const makeFilesInBackground = inBackground<typeof makeSearchFiles>(
  join(__dirname, 'makeFiles.ts'),
  'makeSearchFiles',
);

/**
 * Search: the page at `/search`, and what the browser searches. That is an index of all pages, or a
 * hosted one if the environment names it (see hostedIndex.ts). It is made while the site is bundled.
 */
export default function searchPlugin({
  baseUrl,
  i18n,
  siteDir,
}: LoadContext): Plugin {
  const credentials = readHostedIndex(process.env);
  const { files, add } = createAssetFolder(baseUrl, 'assets/search');
  let making: Promise<SearchSettings>;
  let dataFile: string;
  return {
    name: 'search',
    getPathsToWatch: () => [join(siteDir, modalStyles)],
    async allContentLoaded({ allContent, actions }) {
      const make = async (): Promise<SearchSettings> => {
        const { index, pageList, statuses } = await makeFilesOnce(
          listPages(allContent),
          { baseUrl, siteDir },
        );
        const styles = readFileSync(join(siteDir, modalStyles), 'utf8');
        return {
          styles: add('modal', 'css', styles),
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
        };
      };
      making = make();
      // Imported as `@generated/search/default/settings.json`, so that only the search loads it.
      dataFile = await actions.createData('settings.json', {});
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@site/src/search/page/SearchPage.tsx',
      });
    },
    configureWebpack: (_config, isServer) => ({
      module: { rules: [lateData(dataFile, () => making)] },
      plugins: isServer ? [] : [emitAssets(() => making.then(() => files))],
    }),
  };
}

function makeFilesOnce(
  pages: readonly MarkdownPage[],
  site: Site,
): ReturnType<typeof makeFilesInBackground> {
  const texts = pages.map(page => readFileSync(fileOf(page, site), 'utf8'));
  return makeOnce(
    join(site.siteDir, '.cache/search'),
    [pages, site, texts],
    () => makeFilesInBackground(pages, site),
  );
}
