// @ts-check

/**
 * Puts data in the place of a file's content when it is there: see `lateData`.
 *
 * @this {import('webpack').LoaderContext<{ read: () => Promise<unknown> }>}
 * @returns {Promise<string>}
 */
export default async function lateDataLoader() {
  // The file says nothing about it.
  this.cacheable(false);
  return JSON.stringify(await this.getOptions().read());
}
