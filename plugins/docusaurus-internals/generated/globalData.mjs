// @ts-check
import { expectShape } from '../expectShape.mjs';

/**
 * Leaves the lists of all docs out of Docusaurus' global data. They are for navbar items that name a doc
 * by its id, and for dropdowns of versions: this site has neither.
 *
 * @param {string} json
 */
export default function withoutDocs(json) {
  /** @type {unknown} */
  const parsed = JSON.parse(json);
  const data =
    /** @type {Record<string, Record<string, { versions?: { docs?: unknown[] }[] }>>} */ (
      parsed
    );
  const versions = Object.values(
    data['docusaurus-plugin-content-docs'] ?? {},
  ).flatMap(instance => instance.versions ?? []);
  expectShape(
    versions.length > 0 && versions.every(({ docs }) => Array.isArray(docs)),
    'globalData.json',
    'each version of docusaurus-plugin-content-docs has a list "docs"',
  );
  for (const version of versions) {
    version.docs = [];
  }
  return JSON.stringify(data);
}
