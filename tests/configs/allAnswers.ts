import type { Answers } from '../../src/config/chooseConfig';
import { questions } from '../../src/tools/new/answers';

/** Every combination of answers that is offered. */
export const allAnswers: readonly Answers[] = Object.entries(questions).reduce(
  (combinations: object[], [name, { choices }]) =>
    combinations.flatMap(combination =>
      Object.keys(choices).map(word => ({ ...combination, [name]: word })),
    ),
  [{}],
) as Answers[];

/**
 * A few of them, in which any two answers to two questions are together at least once.
 *
 * @param given some to have in any case
 * @param among what they are taken from
 */
export function pairwise(
  given: readonly Answers[],
  among = allAnswers,
): Answers[] {
  const missing = new Set(among.flatMap(pairsOf));
  given.flatMap(pairsOf).forEach(pair => missing.delete(pair));
  const chosen = [...given];
  while (missing.size > 0) {
    const [best] = among
      .map(answers => ({
        answers,
        pairs: pairsOf(answers).filter(pair => missing.has(pair)),
      }))
      .sort((a, b) => b.pairs.length - a.pairs.length);
    best?.pairs.forEach(pair => missing.delete(pair));
    chosen.push(...(best ? [best.answers] : []));
  }
  return chosen;
}

function pairsOf(answers: Answers): string[] {
  const all = Object.entries(answers).map(answer => answer.join(':'));
  return all.flatMap((first, index) =>
    all.slice(index + 1).map(second => `${first} ${second}`),
  );
}
