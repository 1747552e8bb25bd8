// @ts-check

/**
 * Adds what the routes of static pages consist of to Docusaurus' generated list, and takes out what it
 * has about them.
 *
 * @this {import('webpack').LoaderContext<{ paths: ReadonlySet<string> }>}
 * @param {string} json of `.docusaurus/routesChunkNames.json`
 */
export default function withStaticChunkNames(json) {
  const { paths } = this.getOptions();
  /** @type {unknown} */
  const parsed = JSON.parse(json);
  const names = /** @type {Record<string, unknown>} */ (parsed);
  const others = Object.entries(names).filter(
    // The last part is the hash of the route.
    ([route]) => !paths.has(route.replace(/-[^-]+$/, '')),
  );
  return `import { staticChunkNames } from '@site/src/staticContent/staticChunks';
export default { ...${JSON.stringify(Object.fromEntries(others))}, ...staticChunkNames };`;
}
