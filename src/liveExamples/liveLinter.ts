import assets from '@generated/playground/default/assets.json';
import { createLinterClient } from '../linter/client';
import type {
  LinterClient,
  NamingDecision,
  WorkerInput,
  WorkerStatus,
} from '../linter/protocol';
import { lintWithOrigins, type LiveReport } from './lintExample';

/** The versions of TypeScript that an example's link may name. */
export const versions = {
  available: assets.typescript.map(({ version }) => version),
  default: assets.defaultVersion,
};

/** One for all examples of the visit: it's the playground's, with the same files. */
let client: LinterClient | undefined;

function linter(): LinterClient {
  // Examples declare what they use: they need no packages' types.
  client ??= createLinterClient(
    { ...assets, packs: [] },
    assets.defaultVersion,
  );
  return client;
}

/** The last question: a newer one of the same name would take the place of another example's. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(ask);
  last = answer.catch(() => undefined);
  return answer;
}

/** Loads and starts the linter, unless it has been. */
export function startLinter(): void {
  linter();
}

/**
 * Lints code with the playground's linter, which is loaded at the first call.
 *
 * @returns `undefined` when the linter was given up on this code
 * @throws (rejects) when linting threw
 */
export function lintLive(input: WorkerInput): Promise<LiveReport | undefined> {
  const { ask } = linter();
  return inTurn(() => lintWithOrigins(ask, input));
}

/** Applies every fix, as ESLint's `--fix`. */
export function fixLive(
  input: WorkerInput,
): Promise<{ output: string } | undefined> {
  const running = linter();
  return inTurn(() => running.ask('fix', input));
}

/** Says which entry of `naming-convention` decides about the name at an offset. */
export function decideNamingLive(
  input: WorkerInput,
  offset: number,
): Promise<NamingDecision | null | undefined> {
  const running = linter();
  return inTurn(() => running.ask('namingEntry', input, offset));
}

/** Calls back with what the linter is doing, at once and at each change. @returns a function that stops it */
export function watchLinter(
  listener: (status: WorkerStatus) => void,
): () => void {
  return linter().watch(listener);
}

/** Loads and starts the linter again after a failure. */
export function retryLinter(): void {
  linter().retry();
}
