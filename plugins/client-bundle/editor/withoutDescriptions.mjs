// @ts-check

/** A text with its key, in either quotes. */
const text =
  /\blocalize\((?<key>'[^']+'), (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** This one is no description, but what screen readers call an editor without a name. */
const label = "'editorViewAccessibleLabel'";

/**
 * Takes the texts out of Monaco's lists of settings and colors.
 *
 * @param {string} code of a file of Monaco's
 */
export default function withoutDescriptions(code) {
  return code.replaceAll(text, (call, /** @type {string} */ key) =>
    key === label ? call : "localize('', ''",
  );
}
