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
let loading: Promise<KnownRules> | undefined;

/** Loads what is known of all rules, once for all parts of the page. */
export function useKnownRules(): LoadedRules {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState(loaded);
  const [failed, setFailed] = useState(-1);
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    let isWanted = true;
    loading ??= loadKnownRules(baseUrl);
    loading.then(
      rules => {
        loaded = rules;
        if (isWanted) {
          setKnown(rules);
        }
      },
      () => {
        loading = undefined;
        if (isWanted) {
          setFailed(attempt);
        }
      },
    );
    return () => {
      isWanted = false;
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

/** Loads what is known of all rules, with the addresses of their pages. @param baseUrl the site's */
export async function loadKnownRules(baseUrl: string): Promise<KnownRules> {
  const response = await fetch(assets.rules);
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
