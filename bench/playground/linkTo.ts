import { writeLink } from '../../src/playground/link/link';
import type { SharedState } from '../../src/playground/state/sharedState';
import { starterState } from '../../src/playground/state/starter';
import { readAssets } from '../../tests/e2e/playground/assets';

/**
 * A link that opens the playground with the starting example, changed: with that example itself, linter and
 * editor would wait until they're used.
 *
 * @param url the playground's
 */
export function linkTo(url: string, change: Partial<SharedState>): string {
  const starter = starterState(readAssets().defaultVersion);
  return url + writeLink({ ...starter, ...change });
}
