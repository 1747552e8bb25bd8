import type { WorkerQuestion } from '../protocol';

/** How long the worker may be busy with a few lines, in milliseconds: types can keep the compiler busy forever. */
const baseLimit = 10_000;

/** The same for a selector, on trees that are known. It goes through a thousand lines in some milliseconds, or finds no end. */
const selectorLimit = 5_000;

/**
 * Milliseconds more for each character of the code: linting 10,000 lines with
 * every rule took 0.03 ms for each on a busy machine with two cores, and slow
 * phones take three times as long.
 */
const limitPerCharacter = 0.1;

/**
 * How often ESLint lints for an answer: with two configs, at most ten times to fix all there is to fix, and
 * with one rule for each entry of its options.
 */
const passesOf: Partial<Record<WorkerQuestion['name'], number>> = {
  compare: 2,
  fix: 10,
  namingEntry: 10,
};

/** How much longer the first answer may take, for which the browser compiles TypeScript and every rule: see `WARM_UP_INPUT`. */
const coldFactor = 4;

/**
 * How long the worker may be busy with a question, in milliseconds.
 *
 * @param isWarm whether the worker has answered anything since it was started
 */
export function timeLimitOf(
  { name, parameters: [{ code }] }: WorkerQuestion,
  isWarm: boolean,
): number {
  const passes = passesOf[name] ?? 1;
  const base = name === 'select' ? selectorLimit : baseLimit;
  const limit = base + passes * code.length * limitPerCharacter;
  return isWarm ? limit : coldFactor * limit;
}
