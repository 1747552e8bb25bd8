// @ts-check
import { expectShape } from '../../docusaurus-internals/expectShape.mjs';

/** A text with its key, in either quotes. */
const text =
  /\blocalize\((?<key>'[^']+'), (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** This one is no description, but what screen readers call an editor without a name. */
const label = "'editorViewAccessibleLabel'";

/**
 * Takes the texts out of Monaco's lists of settings and colors. They are for an editor of settings, such
 * as VS Code's.
 *
 * @this {Pick<import('webpack').LoaderContext<unknown>, 'resourcePath'>}
 * @param {string} code of a file of Monaco's
 */
export default function withoutDescriptions(code) {
  expectShape(
    code.search(text) !== -1,
    this.resourcePath,
    'it has texts, as in localize(key, text)',
  );
  return code.replaceAll(text, (call, /** @type {string} */ key) =>
    key === label ? call : "localize('', ''",
  );
}
