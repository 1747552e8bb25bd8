import { createHash } from 'node:crypto';
import { openDiskCache } from './diskCache.mjs';
import { hashProjectCode } from './projectCode';

/**
 * Makes something, or takes it from the last build if it was made from the same.
 *
 * @param folder full path of where to keep it, and nothing else
 * @param inputs all that it is made from, apart from the site's own code and the packages
 * @param make what can be written as JSON
 */
export async function makeOnce<Made>(
  folder: string,
  inputs: unknown,
  make: () => Promise<Made>,
): Promise<Made> {
  const cache = openDiskCache(folder);
  const hash = createHash('sha256')
    .update(hashProjectCode())
    .update(JSON.stringify(inputs));
  const name = `${hash.digest('hex')}.json`;
  const kept = cache.get(name);
  if (kept) {
    return JSON.parse(kept.toString()) as Made;
  }
  const made = await make();
  cache.set(name, JSON.stringify(made));
  cache.retainOnly(new Set([name]));
  return made;
}
