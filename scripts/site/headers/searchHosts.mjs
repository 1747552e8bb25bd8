// @ts-check

/**
 * The hosts that the browser asks when the site's owner has a hosted search
 * index: the service's own addresses for an application, as its clients try
 * them.
 *
 * @param {NodeJS.ProcessEnv} environment of the build
 * @returns {string[]} none when the search is the site's own
 */
export function searchHosts({ DOCSEARCH_APP_ID: application }) {
  if (!application) {
    return [];
  }
  if (!/^\w+$/.test(application)) {
    throw new Error(
      `DOCSEARCH_APP_ID is "${application}", which can't be part of a host's name. Copy the application's id from the search service.`,
    );
  }
  return [
    `https://${application}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      host => `https://${application}-${String(host)}.algolianet.com`,
    ),
  ].map(host => host.toLowerCase());
}
