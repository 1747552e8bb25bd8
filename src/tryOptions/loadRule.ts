import assets from '@generated/playground/default/assets.json';
import type { KnownRules, PlaygroundRule } from '../linter/protocol';

/** One for all rules of the visit: the file is the playground's. */
let loading: Promise<KnownRules> | undefined;

/**
 * Loads what is known of a rule: the schema of its options, and what presets set.
 *
 * @throws (rejects) when it can't be loaded, with a sentence for the reader; the next call tries again
 */
export async function loadRule(id: string): Promise<PlaygroundRule> {
  loading ??= loadRules();
  try {
    const { rules } = await loading;
    const rule = rules.find(one => one.id === id);
    if (rule) {
      return rule;
    }
  } catch {
    loading = undefined;
    throw new Error(
      'The options could not be loaded. Check the connection, and try again.',
    );
  }
  throw new Error(`No rule is called "${id}".`);
}

async function loadRules(): Promise<KnownRules> {
  const response = await fetch(assets.rules);
  if (!response.ok) {
    throw new Error(`${assets.rules}: ${String(response.status)}`);
  }
  return (await response.json()) as KnownRules;
}
