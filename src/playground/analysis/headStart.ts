import type { LinterClient, PlaygroundAssets } from '../../linter/protocol';
import { nearestVersion } from '../link/linkReader';
import { lastSnippet } from '../saving/storage';

/** A linter that was started before the page that shows what it finds. */
interface HeadStart {
  version: string;
  client: LinterClient;
}

declare global {
  interface Window {
    /** `null` as soon as the page starts linters of its own. */
    headStart?: HeadStart | null;
  }
}

/**
 * Starts the linter, unless the page has: more than half of what the playground loads is the linter, which
 * needs neither React nor the editor, and takes longer than both to get ready.
 *
 * @param start starts a linter with that version of TypeScript
 */
export function giveHeadStart(
  { defaultVersion, typescript }: PlaygroundAssets,
  start: (version: string) => LinterClient,
): void {
  if (window.headStart === undefined) {
    // A visit without a link goes on with what was typed last.
    const asked =
      versionIn(window.location.hash) ?? versionIn(lastSnippet()?.hash ?? '');
    const version =
      nearestVersion(
        asked ?? defaultVersion,
        typescript.map(candidate => candidate.version),
      ) ?? defaultVersion;
    window.headStart = { version, client: start(version) };
  }
}

function versionIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('ts');
}

/**
 * The linter that has a head start.
 *
 * @param version of TypeScript: a linter that has another one is ended
 * @returns `undefined` where there is none, and from the second time on
 */
export function takeHeadStart(version: string): LinterClient | undefined {
  const { headStart } = window;
  window.headStart = null;
  if (headStart?.version === version) {
    return headStart.client;
  }
  headStart?.client.dispose();
  return undefined;
}
