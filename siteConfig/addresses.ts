/**
 * The one path of a page or a file, on every server and without a network: `/users/configs` is also asked
 * for with a slash or `/index.html` at its end, or with `.html`.
 *
 * @param path without the base URL
 */
export function cleanPath(path: string): string {
  return path.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
}

/** A path without escapes, as files are named; the path itself if its escapes are wrong. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
