import { join } from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';

/**
 * Data files of a plugin that are made while the bundler runs: Docusaurus has plugins make all data before it
 * starts the bundler. So each file is empty at first, and the bundler waits for what is to be in it. If the
 * data can't be made, the bundler reports that as an error of the file.
 */
export class DeferredData {
  readonly #making = new Map<string, Promise<unknown>>();

  /** Creates a data file, with what `making` gives as JSON. */
  async create(
    { createData }: Pick<PluginContentLoadedActions, 'createData'>,
    name: string,
    making: Promise<unknown>,
  ): Promise<void> {
    const file = await createData(name, {});
    const made = making.then(async data => {
      // Tests read it too.
      await createData(name, JSON.stringify(data));
      return data;
    });
    // Node ends the process when a promise fails before anybody asks for it.
    made.catch(() => undefined);
    this.#making.set(file, made);
  }

  get rules(): RuleSetRule[] {
    return Array.from(this.#making.keys(), file => ({
      include: file,
      loader: join(__dirname, 'deferredDataLoader.mjs'),
      options: { read: () => this.#making.get(file) },
    }));
  }
}
