import type {
  KnownRules,
  LinterClient,
  PlaygroundAssets,
  PlaygroundCompilerOption,
} from '../../linter/protocol';
import { notStarted } from '../state/changeSession';
import type { SessionStore } from '../state/session';

/**
 * Runs the linter with the chosen version of TypeScript: ends it, and starts another, when another one
 * is chosen.
 *
 * @param start starts a linter with that version
 * @returns a function that ends it
 */
export function runLinter(
  store: SessionStore,
  start: (version: string) => LinterClient,
): () => void {
  return store.watch(
    ({ shared }) => shared.ts,
    version => {
      const client = start(version);
      const stopWatching = client.watch(status => {
        store.set({ client, status });
      });
      return () => {
        stopWatching();
        client.dispose();
        store.set(notStarted);
      };
    },
  );
}

/**
 * Loads what is known of rules, and of the compiler options of the chosen version of TypeScript.
 *
 * @param withBaseUrl puts the site's base URL before a path
 * @returns a function that stops it
 */
export function loadDescriptions(
  store: SessionStore,
  assets: Pick<PlaygroundAssets, 'rules' | 'typescript'>,
  withBaseUrl: (path: string) => string,
): () => void {
  const stopRules = loadJson<KnownRules>(assets.rules, known => {
    store.set({
      rules: known.rules.map(rule => ({ ...rule, url: withBaseUrl(rule.url) })),
      removedRules: known.removed.map(({ url, ...rule }) => ({
        ...rule,
        ...(url !== undefined && { url: withBaseUrl(url) }),
      })),
    });
  });
  const stopOptions = store.watch(
    ({ shared }) =>
      assets.typescript.find(({ version }) => version === shared.ts)?.options,
    url => {
      if (url === undefined) {
        return undefined;
      }
      const stop = loadJson<PlaygroundCompilerOption[]>(
        url,
        compilerOptions => {
          store.set({ compilerOptions });
        },
      );
      return () => {
        stop();
        store.set({ compilerOptions: undefined });
      };
    },
  );
  return () => {
    stopRules();
    stopOptions();
  };
}

/**
 * Loads data that a file of this site has.
 *
 * @returns a function that stops it from telling anything further
 */
function loadJson<Data>(
  url: string,
  onLoaded: (data: Data) => void,
): () => void {
  const controller = new AbortController();
  fetch(url, { signal: controller.signal })
    .then(async response => {
      if (response.ok) {
        onLoaded((await response.json()) as Data);
      }
    })
    // The page works without: it only knows less of rules and options.
    .catch(() => undefined);
  return () => {
    controller.abort();
  };
}
