import { join } from 'node:path';
import { openDiskCache } from '../diskCache';
import { hashCode } from '../hashFiles';
import { inBackground } from '.';

/** What a result depends on. */
interface Dependencies<Args extends unknown[]> {
  /** The folders of the project that the code is in; by default, all that the build runs or imports. */
  code?: readonly string[];
  /** What JSON can be made of: by default, the arguments. */
  keyOf?: (...args: Args) => unknown;
}

/**
 * Makes a function run in another process, as `inBackground` does, unless the last build has kept what it
 * returns: until what it depends on changes, or a package.
 *
 * @param file full path of the module that exports the function
 * @param name of the function; what it returns has to survive a structured clone
 */
export function onceInBackground<F extends (...args: never[]) => unknown>(
  file: string,
  name: string,
  {
    code = ['config', 'plugins', 'src'],
    keyOf = (...args) => args,
  }: Dependencies<Parameters<F>> = {},
): (...args: Parameters<F>) => Promise<Awaited<ReturnType<F>>> {
  const run = inBackground<F>(file, name);
  const folder = join(__dirname, '../../.cache', name);
  return (...args) =>
    hashCode(code).then(version =>
      openDiskCache(folder, version).once(keyOf(...args), () => run(...args)),
    );
}
