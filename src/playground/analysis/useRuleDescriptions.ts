import { useCallback, useMemo } from 'react';
import type { PlaygroundRule } from '../../linter/protocol';
import { useJson } from './useJson';

interface Rules {
  /** `undefined` until they are loaded. */
  rules: readonly PlaygroundRule[] | undefined;
  /** Address of a rule's page. */
  ruleUrl: (ruleId: string) => string | undefined;
}

/** Every rule that a config can name. */
export function useRules(url: string): Rules {
  const rules = useJson<PlaygroundRule[]>(url);
  const urls = useMemo(
    () => new Map(rules?.map(rule => [rule.id, rule.url])),
    [rules],
  );
  const ruleUrl = useCallback((ruleId: string) => urls.get(ruleId), [urls]);
  return { rules, ruleUrl };
}
