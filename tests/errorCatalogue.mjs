// @ts-check

/**
 * The situations of the specification's error catalogue that are provoked in a
 * browser. One that tests provoke in several ways has a name for each of them,
 * so that none goes missing behind the others. (The last one, missing ids of docs
 * and sidebars, stops the build: `tests/generator` builds small sites for it.)
 *
 * @typedef {(typeof situations)[number]} Situation
 */
export const situations = /** @type {const} */ ([
  'page-crash',
  'route-load-failure',
  'wrong-base-url',
  'service-worker-not-registered',
  'search-fetch-failure',
  'search-fetch-failure/hosted',
  'search-without-hits',
  'lazy-chunk-load-failure',
  'navbar-item-render-failure',
  'storage-unavailable/warning',
  'storage-unavailable/site-works',
  'unmatched-path',
  'unmatched-path/search',
  'unmatched-path/offline',
]);

/**
 * The details of a Playwright test, or of a group of them, that provokes a
 * situation and sees what the specification asks for.
 *
 * @param {Situation} situation
 */
export function inCatalogue(situation) {
  return { tag: `@error-catalogue:${situation}` };
}
