// @ts-check

/** What only the build reads of the site's configuration. */
const forBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
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
 * @this {import('webpack').LoaderContext<{ siteConfig: object }>}
 * @returns {string}
 */
export default function withoutBuildSettings() {
  const { siteConfig } = this.getOptions();
  const entries = Object.entries(siteConfig).filter(
    ([name]) => !forBuild.has(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(entries))}`;
}
