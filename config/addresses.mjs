// @ts-check

/**
 * The one path of a page or a file, on every server and without a network: `/users/configs` is also asked
 * for with a slash or `/index.html` at its end, or with `.html`.
 *
 * @param {string} path without the base URL
 */
export function cleanPath(path) {
  return path.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
}

/**
 * A path without escapes, as files are named: `/rules/%40typescript-eslint/array-type` has an `@`.
 *
 * @param {string} path of an address
 * @returns {string} the path itself if its escapes are wrong
 */
export function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
