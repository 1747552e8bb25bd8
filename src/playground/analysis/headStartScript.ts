import { createLinterClient } from '../../linter/client';
import type { PlaygroundAssets } from '../../linter/protocol';
import { startAsked } from '../../navigation/startAtFirstUse';
import { giveHeadStart, openBeforeReact } from '../beforeReact';

/** Put here by `plugins/playground`. */
declare const playgroundAssets: PlaygroundAssets;

// The playground's page loads this script from its head.
const { defaultVersion, typescript } = playgroundAssets;

openBeforeReact(
  {
    available: typescript.map(({ version }) => version),
    default: defaultVersion,
  },
  version => {
    giveHeadStart(version, () => createLinterClient(playgroundAssets, version));
    document.dispatchEvent(new Event(startAsked));
  },
);
