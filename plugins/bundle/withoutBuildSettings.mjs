// @ts-check
import { expectShape } from '../docusaurus-internals/expectShape.mjs';

const buildSettings = [
  'clientModules',
  'plugins',
  'presets',
  'ssrTemplate',
  'themes',
];

/**
 * Takes the settings that only the build uses out of the site's config, which Docusaurus has browsers load
 * whole: plugins with their options, among them each redirect, and the template of pages.
 *
 * @this {Pick<import('webpack').LoaderContext<unknown>, 'resourcePath'>}
 * @param {string} code of the module that Docusaurus writes: JSON that is exported
 */
export default function withoutBuildSettings(code) {
  const [, json] = /export default (\{.*\});/s.exec(code) ?? [];
  expectShape(
    json !== undefined,
    this.resourcePath,
    'it exports the config as JSON',
  );
  /** @type {unknown} */
  const config = JSON.parse(json);
  expectShape(
    typeof config === 'object' &&
      config !== null &&
      buildSettings.every(name => name in config),
    this.resourcePath,
    `it has ${buildSettings.join(', ')}`,
  );
  const settings = Object.entries(config).filter(
    ([name]) => !buildSettings.includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(settings))};`;
}
