import type { Question } from './questionQueue';

/** How long the worker may be busy with a few lines, in milliseconds: types can keep the compiler busy for ever. */
const baseLimit = 10_000;

/**
 * Milliseconds more for each character of the code: linting 10,000 lines with
 * every rule took 0.03 ms for each on a busy machine with two cores, and slow
 * phones take three times as long.
 */
const limitPerCharacter = 0.1;

/** How often ESLint lints at most to fix all there is to fix. */
const fixingPasses = 10;

/** How much longer the first answer may take, for which the browser compiles TypeScript and every rule: see `WARM_UP_INPUT`. */
const coldFactor = 4;

/**
 * How long the worker may be busy with a question, in milliseconds.
 *
 * @param isWarm whether the worker has answered anything since it was started
 */
export function timeLimitOf(
  { name, parameters: [{ code }] }: Question,
  isWarm: boolean,
): number {
  const passes = name === 'fix' ? fixingPasses : 1;
  const limit = baseLimit + passes * code.length * limitPerCharacter;
  return isWarm ? limit : coldFactor * limit;
}
