// @ts-check

/**
 * Gives the bundler data in place of a file's content: see `DeferredData`.
 *
 * @this {import('webpack').LoaderContext<{ read: () => Promise<unknown> }>}
 * @returns {Promise<string>}
 */
export default async function deferredDataLoader() {
  // The bundler would keep it as long as the file doesn't change, which is empty when it begins.
  this.cacheable(false);
  return JSON.stringify(await this.getOptions().read());
}
