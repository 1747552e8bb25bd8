// @ts-check

/**
 * Stops the build where a package looks otherwise than this site relies on: better than a site that is
 * heavier, or broken, without a word.
 *
 * @param {boolean} isAsExpected
 * @param {string} place that differs: a file of the package, or what it makes
 * @param {string} expectation what it was to be like
 * @returns {asserts isAsExpected}
 */
export function expectShape(isAsExpected, place, expectation) {
  if (!isAsExpected) {
    throw new Error(
      `${place} is not what this site relies on: ${expectation}. A package has changed, most likely Docusaurus: see plugins/docusaurus-internals/README.md. Until the site is adapted, PLAIN=1 builds it without what relies on that.`,
    );
  }
}

/**
 * Replaces a part of a text that has to be there once.
 *
 * @param {string} text
 * @param {RegExp} part with the flag g
 * @param {string} replacement as for `replaceAll`
 * @param {string} place of the text, for the error
 * @throws {Error} when it is there more often, or not at all
 */
export function replaceOnce(text, part, replacement, place) {
  const count = text.match(part)?.length ?? 0;
  expectShape(
    count === 1,
    place,
    `${String(part)} matches it once, and here ${String(count)} times`,
  );
  return text.replaceAll(part, replacement);
}
