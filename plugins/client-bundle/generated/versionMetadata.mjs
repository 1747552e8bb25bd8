// @ts-check

/**
 * Leaves titles and descriptions of all docs out of what each doc's page is given: they are for cards
 * that show a category's docs, of which the site has none.
 *
 * @param {string} json
 */
export default function withoutDescriptions(json) {
  /** @type {unknown} */
  const parsed = JSON.parse(json);
  const data =
    /** @type {{ version?: { docs: Record<string, { title?: string; description?: string }> } }} */ (
      parsed
    );
  for (const doc of Object.values(data.version?.docs ?? {})) {
    delete doc.title;
    delete doc.description;
  }
  return JSON.stringify(data);
}
