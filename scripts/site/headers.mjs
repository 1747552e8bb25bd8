// @ts-check

/** A file whose name holds a hash of its content never changes. */
const hashedFile = /^\/assets\/.*[.-][\da-f]{8,}\.\w+$/;

/**
 * The headers that the site's files are sent with, beside those that follow
 * from the file itself (type, length, date, entity tag).
 *
 * @param {string} path from the site's root
 * @returns {Record<string, string>} by header name
 */
export function responseHeaders(path) {
  return {
    'Cache-Control': hashedFile.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
}
