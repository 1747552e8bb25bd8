// @ts-check

/**
 * Headers for the paths that match a regular expression as a whole. It has one
 * group, after the base URL, and is written as Vercel wants it.
 *
 * @typedef {{ source: string; headers: { key: string; value: string }[] }} HeaderRule
 */

/** What is in the built site for servers and hosts, and isn't sent to anyone: a pattern for paths in it. */
export const privateFile = String.raw`(?:_headers|_redirects|nginx\.conf|vercel\.json|.*\.br)`;

/** For files that never change: a year, without asking again. */
export const foreverCaching = 'public, max-age=31536000, immutable';

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} path with the base URL
 * @returns {Record<string, string>} the headers of the response
 */
export function responseHeaders(rules, path) {
  const matching = rules.filter(({ source }) =>
    new RegExp(`^${source}$`).test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) =>
      headers.map(({ key, value }) => [key, value]),
    ),
  );
}
