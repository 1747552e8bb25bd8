import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openDiskCache } from '../diskCache.mjs';
import type { Verification } from './verification';

/** Keeps the outcome of checks on disk, by what was checked. */
export interface VerificationCache {
  get: (checked: unknown) => Verification | undefined;
  set: (checked: unknown, verification: Verification) => void;
}

/**
 * Opens the cache. The outcomes of other versions are removed.
 *
 * @param version see `getCheckVersion`
 */
export function openVerificationCache(
  folder: string,
  version: string,
): VerificationCache {
  openDiskCache(folder).retainOnly(new Set([version]));
  const cache = openDiskCache(join(folder, version));
  return {
    get(checked) {
      const content = cache.get(nameOf(checked));
      try {
        return content && (JSON.parse(content.toString()) as Verification);
      } catch {
        // Something else wrote to it.
        return undefined;
      }
    },
    set(checked, verification) {
      cache.set(nameOf(checked), JSON.stringify(verification));
    },
  };
}

function nameOf(checked: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(checked));
  return `${hash.digest('hex').slice(0, 32)}.json`;
}
