import type { Config } from '@docusaurus/types';
import site from '../../../docusaurus.config';

/** This site, with its translations in the cache: what `write-translations` finds can be written there. */
const config: Config = {
  ...site,
  ...(site.i18n && { i18n: { ...site.i18n, path: '.cache/generator/words' } }),
};

export default config;
