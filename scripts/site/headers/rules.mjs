// @ts-check
import { linterPolicy, pagePolicy, printPolicy } from './policy.mjs';

/**
 * What the headers depend on in a built site.
 *
 * @typedef {object} SiteFiles
 * @property {string[]} pages the pages' files, as paths from the site's root
 * @property {string[]} linterWorkers the linter workers' scripts, likewise
 * @property {string[]} scriptHashes of the inline scripts in all pages
 */

/** @typedef {Record<string, string>} Headers by name */

/**
 * Headers for the paths that match a regular expression as a whole. It has one
 * group, after the base URL, and is written as Vercel wants it.
 *
 * @typedef {{ source: string; headers: Headers }} HeaderRule
 */

/** Files whose names hold a hash of their content never change. */
const hashed = String.raw`(?:assets|playground)/.*[.-][0-9a-f]{8,}\.\w+`;

/**
 * What a page loads, and what programs read: it gets no policy of its own, since browsers look at
 * those of documents and workers only, and a dozen files a page make it 24 kB.
 */
const asset = String.raw`.*\.(?:css|gif|ico|jpe?g|js|json|map|md|png|svg|ttf|ts|txt|webp|woff2?|xml)`;

/**
 * What every response is sent with.
 *
 * @type {Headers}
 */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * What documents are sent with besides. The features are those that a document
 * may use without asking, and that nothing here needs; copying to the clipboard
 * and the full screen stay allowed.
 *
 * @type {Headers}
 */
export const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ]
    .map(feature => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The types of files that servers don't know, or take for others: `.ts` is a video's ending too. */
const types = {
  [String.raw`.*\.md`]: 'text/markdown; charset=utf-8',
  [String.raw`.*\.d\.ts`]: 'text/plain; charset=utf-8',
};

/** What is in the built site for servers and hosts, and isn't sent to anyone: a pattern for paths in it. */
export const privateFile = String.raw`(?:_headers|_redirects|nginx\.conf|vercel\.json|.*\.br)`;

/** For files that never change: a year, without asking again. */
export const foreverCaching = 'public, max-age=31536000, immutable';

/**
 * The headers of the site's responses, except those that follow from the file
 * itself (type, length, date, entity tag). No two rules that match a path give
 * the same header. The first is about all of them.
 *
 * @param {SiteFiles} files
 * @param {readonly string[]} searchHosts
 * @param {string} baseUrl
 * @returns {HeaderRule[]}
 */
export function headerRules(
  { linterWorkers, scriptHashes },
  searchHosts,
  baseUrl,
) {
  const base = escapePattern(baseUrl);
  const page = printPolicy(pagePolicy({ scriptHashes, searchHosts }));
  return [
    { source: `${base}(.*)`, headers: commonHeaders },
    {
      source: String.raw`${base}((?!${asset}$).*|sw\.js)`,
      headers: { ...documentHeaders, 'Content-Security-Policy': page },
    },
    ...linterWorkers.map(path => ({
      source: `${base}(${escapePattern(path.slice(1))})`,
      headers: { 'Content-Security-Policy': printPolicy(linterPolicy) },
    })),
    ...Object.entries(types).map(([file, type]) => ({
      source: `${base}(${file})`,
      headers: { 'Content-Type': type },
    })),
    {
      source: `${base}(${hashed})`,
      headers: { 'Cache-Control': foreverCaching },
    },
    {
      source: `${base}((?!${hashed}$).*)`,
      headers: { 'Cache-Control': 'no-cache' },
    },
  ];
}

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} path with the base URL
 * @returns {Headers} of the response
 */
export function responseHeaders(rules, path) {
  const matching = rules.filter(({ source }) =>
    new RegExp(`^${source}$`).test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => Object.entries(headers)),
  );
}

/** @param {string} path */
export function escapePattern(path) {
  return path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
