// @ts-check

/**
 * Leaves the versions of plugins out of Docusaurus' metadata: they are for its page of debugging.
 *
 * @param {string} json
 */
export default function withoutPlugins(json) {
  return JSON.stringify(
    JSON.parse(json),
    (key, /** @type {unknown} */ value) =>
      key === 'pluginVersions' ? {} : value,
  );
}
