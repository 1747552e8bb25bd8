import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * A bundler's rule that fills a data file while the bundler runs. Docusaurus has plugins make all data
 * before it starts the bundler; so a plugin makes an empty file then, and the data meanwhile. If the data
 * can't be made, the bundler reports that as an error of the file.
 *
 * @param file full path of the data file, as `createData` returned it
 * @param read gives what is to be in it, as JSON; called each time that the file is bundled
 */
export function lateData(
  file: string,
  read: () => Promise<unknown>,
): RuleSetRule {
  return {
    include: file,
    loader: join(__dirname, 'loader.mjs'),
    options: { read },
  };
}

/**
 * Marks a promise as one whose failure is dealt with later, by `lateData`. Without that, Node ends the
 * process when the promise fails before the bundler asks for it.
 *
 * @returns the same promise
 */
export function heedLater<Made>(making: Promise<Made>): Promise<Made> {
  making.catch(() => undefined);
  return making;
}
