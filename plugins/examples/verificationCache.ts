import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Verification } from './verification';

/** Keeps the outcome of checks on disk, by what was checked. */
export interface VerificationCache {
  get: (checked: unknown) => Verification | undefined;
  set: (checked: unknown, verification: Verification) => void;
}

/**
 * Opens the cache: a file for each outcome, so that builds that run side by side cannot harm one
 * another. The outcomes of other versions are removed.
 *
 * @param version see `getCheckVersion`
 */
export function openVerificationCache(
  folder: string,
  version: string,
): VerificationCache {
  const current = join(folder, version);
  mkdirSync(current, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== version) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
  const fileOf = (checked: unknown): string =>
    join(
      current,
      `${createHash('sha256').update(JSON.stringify(checked)).digest('hex').slice(0, 32)}.json`,
    );

  return {
    get(checked) {
      try {
        return JSON.parse(
          readFileSync(fileOf(checked), 'utf8'),
        ) as Verification;
      } catch {
        // Not there yet.
        return undefined;
      }
    },
    set(checked, verification) {
      const file = fileOf(checked);
      const draft = `${file}.${randomUUID()}`;
      writeFileSync(draft, JSON.stringify(verification));
      renameSync(draft, file);
    },
  };
}
