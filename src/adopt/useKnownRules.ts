import assets from '@generated/playground/default/assets.json';
import { useEffect, useState } from 'react';
import type { KnownRules, PlaygroundRule } from '../linter/protocol';

/** Every rule of the plugin and of the core by id; empty until they are loaded, or if they can't be. */
export function useKnownRules(): ReadonlyMap<string, PlaygroundRule> {
  const [rules, setRules] = useState<ReadonlyMap<string, PlaygroundRule>>(
    () => new Map(),
  );
  useEffect(() => {
    const controller = new AbortController();
    fetch(assets.rules, { signal: controller.signal })
      .then(response => response.json() as Promise<KnownRules>)
      .then(
        known => {
          setRules(new Map(known.rules.map(rule => [rule.id, rule])));
        },
        () => {
          // Without them, rules have no links, and what can be fixed is known from JSON alone.
        },
      );
    return () => {
      controller.abort();
    };
  }, []);
  return rules;
}
