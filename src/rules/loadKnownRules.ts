import assets from '@generated/playground/default/assets.json';
import type { KnownRules } from '../linter/protocol';

let loading: Promise<KnownRules> | undefined;

/** Loads what is known of all rules, once for all parts of the page. Where that has failed, it tries again. */
export function loadKnownRules(): Promise<KnownRules> {
  loading ??= fetchKnownRules().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchKnownRules(): Promise<KnownRules> {
  const response = await fetch(assets.rules);
  if (!response.ok) {
    throw new Error(
      `The list of rules didn't arrive: ${String(response.status)}`,
    );
  }
  return (await response.json()) as KnownRules;
}
