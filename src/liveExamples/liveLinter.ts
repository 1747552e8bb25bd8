import assets from '@generated/playground/default/assets.json';
import { createLinterClient } from '../linter/client';
import type { LinterClient } from '../linter/protocol';

/** The versions of TypeScript that an example's link may name. */
export const versions = {
  available: assets.typescript.map(({ version }) => version),
  default: assets.defaultVersion,
};

/** One for all examples of the visit: it's the playground's, with the same files. */
let client: LinterClient | undefined;

/** The linter, which is loaded and started at the first call. */
export function liveLinter(): LinterClient {
  // Examples declare what they use: they need no packages' types.
  client ??= createLinterClient(
    { ...assets, packs: [] },
    assets.defaultVersion,
  );
  return client;
}

/** The last question: a newer one of the same name would take the place of another example's. */
let last: Promise<unknown> = Promise.resolve();

/** Asks the linter once it has answered all that was asked before. */
export const askInTurn: LinterClient['ask'] = (name, ...parameters) => {
  const answer = last.then(() => liveLinter().ask(name, ...parameters));
  last = answer.catch(() => undefined);
  return answer;
};
