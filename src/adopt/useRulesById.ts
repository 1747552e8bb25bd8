import { useMemo } from 'react';
import type { PlaygroundRule } from '../linter/protocol';
import { useKnownRules } from '../rules/useKnownRules';

/**
 * Every rule of the plugin and of the core by id. Empty until they are loaded, or if they can't be:
 * then rules have no links, and what can be fixed is known from ESLint's JSON alone.
 */
export function useRulesById(): ReadonlyMap<string, PlaygroundRule> {
  const loaded = useKnownRules();
  const known = loaded.state === 'loaded' ? loaded.known : undefined;
  return useMemo(
    () => new Map(known?.rules.map(rule => [rule.id, rule])),
    [known],
  );
}
