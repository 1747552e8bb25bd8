// @ts-check

/** What only the build reads of the site's configuration. */
const forBuild = new Set([
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
]);

/**
 * Leaves out of the site's configuration what no browser reads.
 *
 * @this {import('webpack').LoaderContext<{ siteConfig: import('@docusaurus/types').DocusaurusConfig }>}
 * @returns {string}
 */
export default function withoutBuildSettings() {
  const { siteConfig } = this.getOptions();
  const entries = Object.entries(siteConfig).filter(
    ([name]) => !forBuild.has(name),
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
