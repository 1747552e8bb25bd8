// @ts-check

/** Where the compiled Markdown begins to be a component; before that are its exports. */
const componentStart = /^function _createMdxContent\(/m;

const metadataExport = /^export \{default as metadata\} from (?<path>.+)$/m;

/**
 * Changes what a Markdown file was compiled to: for the server, the component is put into a frame; for
 * browsers, which have that HTML, it is left out. What else the module exports stays, such as its
 * metadata and its table of contents.
 *
 * @this {import('webpack').LoaderContext<{ isServer: boolean }>}
 * @param {string} code that Docusaurus' MDX loader returned
 * @returns {string}
 */
export default function staticContentLoader(code) {
  const path = metadataExport.exec(code)?.groups?.path;
  const start = componentStart.exec(code)?.index;
  if (path === undefined || start === undefined) {
    throw new Error(
      `${this.resourcePath} was compiled to something unknown: Docusaurus' MDX loader has changed, and plugins/static-content/loader.mjs has to be adapted.`,
    );
  }
  const metadata = `import { default as pageMetadata } from ${path}\n`;
  return this.getOptions().isServer
    ? metadata + serverModule(code)
    : metadata + clientModule(code.slice(0, start));
}

/** @param {string} code */
function serverModule(code) {
  return `${code.replace('export default function MDXContent', 'function MDXContent')}
import { createElement } from 'react';
import { StaticFrame } from '@site/src/staticContent/StaticContent';
export default function FramedContent() {
  return createElement(StaticFrame, { permalink: pageMetadata.permalink }, createElement(MDXContent));
}
`;
}

/** @param {string} exportsCode */
function clientModule(exportsCode) {
  return `${exportsCode}
import { loadStaticContent } from '@site/src/staticContent/loadStaticContent';
export default await loadStaticContent(pageMetadata.permalink);
`;
}
