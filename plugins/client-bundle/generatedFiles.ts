import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';

const loader = (name: string): string =>
  join(__dirname, 'generated', `${name}.mjs`);

/**
 * Rules for what Docusaurus generates for browsers and servers alike: they leave out what browsers never
 * read (13 kB of each first visit, as Brotli).
 *
 * @param folder `.docusaurus`
 */
export function generatedFiles(
  folder: string,
  siteConfig: DocusaurusConfig,
): RuleSetRule[] {
  return [
    { include: join(folder, 'globalData.json'), loader: loader('globalData') },
    { include: join(folder, 'registry.js'), loader: loader('registry') },
    {
      include: join(folder, 'site-metadata.json'),
      loader: loader('siteMetadata'),
    },
    {
      include: join(folder, 'docusaurus.config.mjs'),
      loader: loader('siteConfig'),
      options: { siteConfig },
    },
    {
      include: join(folder, 'docusaurus-plugin-content-docs'),
      test: /[\\/]p[\\/][^\\/]+\.json$/,
      loader: loader('versionMetadata'),
    },
  ];
}
