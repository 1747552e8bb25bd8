import useBaseUrl from '@docusaurus/useBaseUrl';
import assets from '@generated/playground/default/assets.json';
import { useEffect, useState } from 'react';
import type { KnownRules } from '../linter/protocol';

/** What is known of rules, or that it doesn't arrive. */
export type LoadedRules =
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; known: KnownRules }
  | { state: 'loading' };

let loaded: KnownRules | undefined;

/** Loads what is known of all rules, once for all parts of the page. */
export function useKnownRules(): LoadedRules {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState(loaded);
  const [failed, setFailed] = useState(-1);
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    const controller = new AbortController();
    if (loaded === undefined) {
      void load(baseUrl, controller.signal).then(
        rules => {
          loaded = rules;
          setKnown(rules);
        },
        () => {
          if (!controller.signal.aborted) {
            setFailed(attempt);
          }
        },
      );
    }
    return () => {
      controller.abort();
    };
  }, [attempt, baseUrl]);
  if (known !== undefined) {
    return { state: 'loaded', known };
  }
  return failed === attempt
    ? {
        state: 'failed',
        retry() {
          setAttempt(attempt + 1);
        },
      }
    : { state: 'loading' };
}

async function load(baseUrl: string, signal: AbortSignal): Promise<KnownRules> {
  const response = await fetch(assets.rules, { signal });
  if (!response.ok) {
    throw new Error(
      `The list of rules didn't arrive: ${String(response.status)}`,
    );
  }
  const { removed, rules } = (await response.json()) as KnownRules;
  const withBase = (path: string) =>
    path.startsWith('/') ? baseUrl + path.slice(1) : path;
  return {
    rules: rules.map(rule => ({ ...rule, url: withBase(rule.url) })),
    removed: removed.map(({ url, ...rule }) => ({
      ...rule,
      ...(url !== undefined && { url: withBase(url) }),
    })),
  };
}
