// @ts-check

/**
 * Gives the bundler data in place of a file's content: see `lateData`.
 *
 * @this {import('webpack').LoaderContext<{ read: () => Promise<unknown> }>}
 * @returns {Promise<string>}
 */
export default async function lateDataLoader() {
  // The bundler would keep it as long as the file doesn't change, which is always empty.
  this.cacheable(false);
  return JSON.stringify(await this.getOptions().read());
}
