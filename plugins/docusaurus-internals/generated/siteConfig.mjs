// @ts-check
import { expectShape } from '../expectShape.mjs';

/** What only the build reads of the site's configuration. */
export const forBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Leaves out of the site's configuration what no browser reads.
 *
 * @this {import('webpack').LoaderContext<{ siteConfig: import('@docusaurus/types').DocusaurusConfig }>}
 * @returns {string}
 */
export default function withoutBuildSettings() {
  const { siteConfig } = this.getOptions();
  const gone = forBuild.filter(name => !(name in siteConfig));
  expectShape(
    gone.length === 0 && 'experimental_router' in siteConfig.future,
    'docusaurus.config.mjs',
    `it has all of the settings that are left out, and here not ${gone.join(', ')}`,
  );
  const entries = Object.entries(siteConfig).filter(
    ([name]) => !forBuild.includes(name),
  );
  const { experimental_router } = siteConfig.future;
  // Code is colored at build.
  const themeConfig = { ...siteConfig.themeConfig, prism: {} };
  return `export default ${JSON.stringify({
    ...Object.fromEntries(entries),
    future: { experimental_router },
    themeConfig,
  })}`;
}
