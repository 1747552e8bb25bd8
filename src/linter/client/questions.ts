import type { SelectorResult, WorkerQuestion } from '../protocol';

export interface PendingQuestion extends WorkerQuestion {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

interface Traits {
  /** Those of a lower rank go first; 1 by default. */
  rank?: number;
  /** How often ESLint lints for an answer at most; once by default. */
  passes?: number;
}

/** Asked while the reader types or points. */
const quick: Traits = { rank: 0 };

const traits: Partial<Record<WorkerQuestion['name'], Traits>> = {
  complete: quick,
  describeCompletion: quick,
  hover: quick,
  signatureHelp: quick,
  // With two configs.
  compare: { passes: 2 },
  fix: { passes: 10 },
  // With one rule, for each entry of its options.
  namingEntry: { passes: 10 },
  lintOther: { rank: 2 },
  // It may find no end.
  select: { rank: 3 },
};

const rankOf = ({ name }: WorkerQuestion): number => traits[name]?.rank ?? 1;

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

/** How much longer the first answer may take, for which the browser compiles TypeScript and every rule. */
const coldFactor = 4;

/**
 * How long the worker may be busy with a question, in milliseconds.
 *
 * @param isWarm whether it has answered since it was started
 */
export function timeLimitOf(
  { name, parameters: [{ code }] }: WorkerQuestion,
  isWarm: boolean,
): number {
  const passes = traits[name]?.passes ?? 1;
  const base = name === 'select' ? selectorLimit : baseLimit;
  const limit = base + passes * code.length * limitPerCharacter;
  return isWarm ? limit : coldFactor * limit;
}

/** The questions that the worker has not been asked yet, and the one that it is busy with. Of two that ask for the same, the newer counts. */
export class QuestionQueue {
  #running: PendingQuestion | undefined;
  /** In the order in which they will be asked. */
  #waiting: PendingQuestion[] = [];

  get running(): PendingQuestion | undefined {
    return this.#running;
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Adds a question. Those that it replaces are answered by `undefined`. */
  add(question: PendingQuestion): void {
    if (this.#running && isReplacedBy(this.#running, question)) {
      // A promise ignores the answer that comes later.
      this.#running.resolve(undefined);
    }
    this.#drop(waiting => isReplacedBy(waiting, question));
    this.#waiting.push(question);
    this.#waiting.sort((a, b) => rankOf(a) - rankOf(b));
  }

  start(): PendingQuestion | undefined {
    this.#running = this.#waiting.shift();
    return this.#running;
  }

  finish(): PendingQuestion | undefined {
    const finished = this.#running;
    this.#running = undefined;
    return finished;
  }

  /**
   * Gives up what is running, and what would go the same way.
   *
   * @param reason why, in a sentence: the answer to a selector
   */
  abandonRunning(reason: string): PendingQuestion | undefined {
    const abandoned = this.finish();
    if (abandoned?.name === 'select') {
      const answer: SelectorResult = { abandoned: reason };
      abandoned.resolve(answer);
      this.#drop(
        ({ name, parameters }) =>
          name === 'select' && parameters[1] === abandoned.parameters[1],
        answer,
      );
    } else if (abandoned) {
      abandoned.resolve(undefined);
      this.#drop(waiting => haveSameInput(waiting, abandoned));
    }
    return abandoned;
  }

  clear(): void {
    this.finish()?.resolve(undefined);
    this.#drop(() => true);
  }

  #drop(
    isDropped: (question: PendingQuestion) => boolean,
    answer?: SelectorResult,
  ): void {
    const dropped = this.#waiting.filter(isDropped);
    this.#waiting = this.#waiting.filter(question => !isDropped(question));
    for (const question of dropped) {
      question.resolve(answer);
    }
  }
}

/** Origins of several reports may be unfolded at once; of anything else only the newest counts. */
function isReplacedBy(older: WorkerQuestion, newer: WorkerQuestion): boolean {
  return (
    older.name === newer.name &&
    !(
      newer.name === 'origin' &&
      haveSameInput(older, newer) &&
      JSON.stringify(older.parameters[1]) !==
        JSON.stringify(newer.parameters[1])
    )
  );
}

function haveSameInput(
  { parameters: [first] }: WorkerQuestion,
  { parameters: [second] }: WorkerQuestion,
): boolean {
  // All of it, whatever an input has: of two that differ, one must not take the other's place.
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}
