import { createLinterClient } from '../../linter/client';
import type { PlaygroundAssets } from '../../linter/protocol';
import { giveHeadStart } from './headStart';

/** Put here by `plugins/playground`. */
declare const playgroundAssets: PlaygroundAssets;

// The playground's page loads this script from its head, next to all that it needs to show anything.
giveHeadStart(playgroundAssets, version =>
  createLinterClient(playgroundAssets, version),
);
