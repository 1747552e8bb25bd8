import assets from '@generated/playground/default/assets.json';
import type { KnownRules } from '../linter/protocol';
import { loadOnce } from '../ui/loadOnce';

/** Loads what is known of all rules, once for all parts of the page. */
export const loadKnownRules = loadOnce(async () => {
  const response = await fetch(assets.rules);
  if (!response.ok) {
    throw new Error(
      `The list of rules didn't arrive: ${String(response.status)}`,
    );
  }
  return (await response.json()) as KnownRules;
});
