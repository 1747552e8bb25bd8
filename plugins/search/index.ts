import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { SearchSettings } from '../../src/search/settings';
import { emitAssets } from '../emitAssets';
import { attachParserErrors } from './attachParserErrors';
import { buildIndex } from './buildIndex';
import { readHostedIndex, readTags, statusesOf } from './hostedIndex';
import { otherPages } from './otherPages';
import { readParserErrors } from './parserErrors';
import { readPages } from './readPages';

/** The modal's looks: a file of its own, which only those load who open it. */
const modalStyles = 'src/components/search/modal.css';

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
  const assets: Record<string, string> = {};

  /** Has a file written whose name changes with what is in it, and returns its address. */
  function emit(name: string, extension: string, text: string): string {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const path = `assets/search/${name}.${hash}.${extension}`;
    assets[path] = text;
    return baseUrl + path;
  }

  function sourceOf(allContent: AllContent): SearchSettings['source'] {
    const pages = readPages(allContent, siteDir);
    return credentials
      ? {
          hosted: {
            ...credentials,
            language: i18n.currentLocale,
            tags: readTags(allContent),
            statuses: statusesOf(pages),
          },
        }
      : {
          index: emit(
            'index',
            'json',
            JSON.stringify(
              buildIndex([
                ...attachParserErrors(pages, readParserErrors()),
                ...otherPages,
              ]),
            ),
          ),
        };
  }

  return {
    name: 'search',
    getPathsToWatch: () => [join(siteDir, modalStyles)],
    async allContentLoaded({ allContent, actions }) {
      const settings: SearchSettings = {
        styles: emit(
          'modal',
          'css',
          readFileSync(join(siteDir, modalStyles), 'utf8'),
        ),
        source: sourceOf(allContent),
      };
      // Imported as `@generated/search/default/settings.json`, so that only the search loads it.
      await actions.createData('settings.json', settings);
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@site/src/components/search/page/SearchPage.tsx',
      });
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : { plugins: [emitAssets(assets)] };
    },
  };
}
