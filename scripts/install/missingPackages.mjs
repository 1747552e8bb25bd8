// @ts-check

/**
 * The part of a lockfile that tells what is installed.
 *
 * @typedef {object} Lock
 * @property {Record<string, { version?: string; optional?: boolean }>} packages
 *   by folder, the project itself under the empty string
 */

/**
 * Compares what should be installed with npm's own record of what is. Optional
 * packages may be absent: most are binaries for other platforms.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @returns {string[]} the folders of missing or outdated packages
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(
      ([folder, { version, optional = false }]) =>
        folder !== '' &&
        !(optional && !(folder in installed.packages)) &&
        installed.packages[folder]?.version !== version,
    )
    .map(([folder]) => folder);
}
