// @ts-check

/** The route of a page of the docs, as Docusaurus writes it. */
const leaf =
  /\{\s*path: '(?<path>[^']*)',\s*component: ComponentCreator\([^)]*\),\s*exact: true(?:,\s*sidebar: "[^"]*")?\s*\}(?:,\s*)?/g;

/**
 * Takes the routes of static pages out of Docusaurus' generated routes, for those of
 * `src/staticContent/staticRoutes`, which are made of the pages' paths only.
 *
 * @this {import('webpack').LoaderContext<{ pages: import('../../../src/staticContent/page').StaticPages }>}
 * @param {string} code of `.docusaurus/routes.js`
 */
export default function withStaticRoutes(code) {
  const { pages } = this.getOptions();
  const instances = new Map(
    Object.entries(pages).flatMap(([instance, groups]) =>
      groups.flatMap(({ paths }) =>
        paths.split(' ').map(path => [path, instance]),
      ),
    ),
  );
  let found = 0;
  /** @type {Set<string>} */
  const begun = new Set();
  const routes = code.replaceAll(leaf, (route, /** @type {string} */ path) => {
    const instance = instances.get(path);
    if (instance === undefined) {
      return route;
    }
    found++;
    if (begun.has(instance)) {
      return '';
    }
    begun.add(instance);
    return `...staticRoutes(${JSON.stringify(instance)}),`;
  });
  if (found !== instances.size) {
    throw new Error(
      `${this.resourcePath} has ${String(found)} of the ${String(instances.size)} static pages' routes in the form that is known: Docusaurus writes them otherwise now, and plugins/static-content/generated/routes.mjs has to follow.`,
    );
  }
  return `import { staticRoutes } from '@site/src/staticContent/staticRoutes';\n${routes}`;
}
