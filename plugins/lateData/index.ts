import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/**
 * A bundler's rule for data that is still being made when the bundler starts: whatever imports it waits,
 * and all else goes on.
 *
 * @param file full path of the data file, as `createData` returned it; what is in it is not looked at
 * @param read what is to be in it, asked for each time that the file is bundled
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
