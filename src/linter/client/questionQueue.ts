import type { SelectorResult, WorkerQuestion } from '../protocol';

/** A question whose answer is awaited. */
export interface PendingQuestion extends WorkerQuestion {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Asked for what is unfolded in a list or a tree: several may be. */
const unfolding: ReadonlySet<WorkerQuestion['name']> = new Set([
  'origin',
  'treeChildren',
]);

/** Asked while the reader types or points: they go before what takes longer. */
const quick: ReadonlySet<WorkerQuestion['name']> = new Set([
  'complete',
  'describeCompletion',
  'hover',
  'signatureHelp',
]);

/** What waits for all others. */
const patient: ReadonlySet<WorkerQuestion['name']> = new Set([
  'lintOther',
  'select',
]);

/**
 * The questions that the worker, which answers one at a time, has not been asked
 * yet, and the one that it is busy with. Of two that ask for the same, only the
 * newer one is answered.
 */
export class QuestionQueue {
  #running: PendingQuestion | undefined;
  #waiting: PendingQuestion[] = [];

  /** Whether the worker is busy. */
  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** What the worker is busy with. */
  get running(): PendingQuestion | undefined {
    return this.#running;
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Adds a question. Those that it replaces are answered by `undefined`. */
  add(question: PendingQuestion): void {
    const running = this.#running;
    if (running && isReplacedBy(running, question)) {
      running.resolve(undefined);
      // Its answer, when it comes, is ignored.
      this.#running = { ...running, resolve: ignore, reject: ignore };
    }
    this.#drop(waiting => isReplacedBy(waiting, question));
    this.#waiting.push(question);
  }

  /** Takes the question to ask next, unless there is none. */
  start(): PendingQuestion | undefined {
    const next =
      this.#waiting.find(({ name }) => quick.has(name)) ??
      this.#waiting.find(({ name }) => !patient.has(name)) ??
      // Selectors may find no end.
      this.#waiting.find(({ name }) => name !== 'select') ??
      this.#waiting[0];
    this.#waiting = this.#waiting.filter(question => question !== next);
    this.#running = next;
    return next;
  }

  /** Ends the question that was started last. */
  finish(): PendingQuestion | undefined {
    const finished = this.#running;
    this.#running = undefined;
    return finished;
  }

  /**
   * Gives up what is running, and what would go the same way: what waits with the same input, or, of a
   * selector, the same one on other input.
   *
   * @param reason why, in a sentence: the answer to a selector
   */
  abandonRunning(reason: string): PendingQuestion | undefined {
    const abandoned = this.finish();
    if (abandoned?.name === 'select') {
      const answer: SelectorResult = { abandoned: reason };
      abandoned.resolve(answer);
      this.#drop(waiting => haveSameSelector(waiting, abandoned), answer);
    } else if (abandoned) {
      abandoned.resolve(undefined);
      this.#drop(waiting => haveSameInput(waiting, abandoned));
    }
    return abandoned;
  }

  /** Answers everything by `undefined`. */
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

function ignore(): void {
  // A newer question has replaced it.
}

/** Several branches of a tree, and several reports, may be unfolded at once; of anything else only the newest counts. */
function isReplacedBy(older: WorkerQuestion, newer: WorkerQuestion): boolean {
  return (
    older.name === newer.name &&
    !(
      unfolding.has(newer.name) &&
      haveSameInput(older, newer) &&
      JSON.stringify(older.parameters.slice(1)) !==
        JSON.stringify(newer.parameters.slice(1))
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

function haveSameSelector(
  first: WorkerQuestion,
  second: WorkerQuestion,
): boolean {
  return (
    first.name === second.name && first.parameters[1] === second.parameters[1]
  );
}
