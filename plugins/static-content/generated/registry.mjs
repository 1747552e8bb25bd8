// @ts-check

/** How Docusaurus says where a route's module is, a line for each. */
const entry =
  /^ *"[^"]*": \[\(\) => import\([^"]*"[^"]*" \*\/ "(?<source>[^"]*)"\)[^\]]*\],\n?/gm;

/**
 * Adds static pages to Docusaurus' registry of what routes consist of, and takes their modules out.
 *
 * @this {import('webpack').LoaderContext<{ sources: ReadonlySet<string> }>}
 * @param {string} code of `.docusaurus/registry.js`
 */
export default function withStaticPages(code) {
  const { sources } = this.getOptions();
  let found = 0;
  const others = code.replaceAll(
    entry,
    (line, /** @type {string} */ source) => {
      if (!sources.has(source)) {
        return line;
      }
      found++;
      return '';
    },
  );
  if (found !== sources.size) {
    throw new Error(
      `${this.resourcePath} has ${String(found)} of ${String(sources.size)} static pages in the form that is known: Docusaurus writes it otherwise now, and plugins/static-content/generated/registry.mjs has to follow.`,
    );
  }
  const end = others.lastIndexOf('}');
  return `import { staticRegistry } from '@site/src/staticContent/staticChunks';
${others.slice(0, end)}...staticRegistry,
${others.slice(end)}`;
}
