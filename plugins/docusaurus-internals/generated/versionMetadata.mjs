// @ts-check
import { expectShape } from '../expectShape.mjs';

/**
 * Leaves the list of all docs, and their ids in the sidebars, out of what each doc's page is given: they
 * are for cards that show a category's docs, and for breadcrumbs. The site has neither.
 *
 * @param {string} json
 */
export default function withoutDocs(json) {
  /** @type {unknown} */
  const parsed = JSON.parse(json, (key, /** @type {unknown} */ value) =>
    key === 'docId' || (key === 'unlisted' && value === false)
      ? undefined
      : value,
  );
  const data = /** @type {{ version?: { docs?: object } }} */ (parsed);
  expectShape(
    typeof data.version?.docs === 'object',
    'docusaurus-plugin-content-docs/*/p/*.json',
    'it has "version.docs"',
  );
  data.version.docs = {};
  return JSON.stringify(data);
}
