import type { WorkerInput, WorkerQuestions } from '../protocol';

/** A question by its name, with its parameters. */
export interface Question {
  name: keyof WorkerQuestions;
  parameters: Parameters<WorkerQuestions[keyof WorkerQuestions]>;
}

/** A question whose answer is awaited. */
export interface PendingQuestion extends Question {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Asked while the reader types or points: they go before what takes longer. */
const quick: ReadonlySet<Question['name']> = new Set([
  'complete',
  'describeCompletion',
  'hover',
  'signatureHelp',
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

  /** Takes the question that is to be asked next, unless there is none. */
  start(): PendingQuestion | undefined {
    const next =
      this.#waiting.find(({ name }) => quick.has(name)) ?? this.#waiting[0];
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

  /** Gives up what is running, and what waits with the same input: it would go the same way. */
  abandonRunning(): PendingQuestion | undefined {
    const abandoned = this.finish();
    abandoned?.resolve(undefined);
    if (abandoned) {
      this.#drop(waiting => haveSameInput(waiting, abandoned));
    }
    return abandoned;
  }

  /** Answers everything by `undefined`. */
  clear(): void {
    this.finish()?.resolve(undefined);
    this.#drop(() => true);
  }

  #drop(isDropped: (question: PendingQuestion) => boolean): void {
    const dropped = this.#waiting.filter(isDropped);
    this.#waiting = this.#waiting.filter(question => !isDropped(question));
    for (const question of dropped) {
      question.resolve(undefined);
    }
  }
}

function ignore(): void {
  // A newer question has replaced it.
}

/** Several branches of a tree may be unfolded at once; of anything else only the newest counts. */
function isReplacedBy(older: Question, newer: Question): boolean {
  return (
    older.name === newer.name &&
    !(
      newer.name === 'treeChildren' &&
      haveSameInput(older, newer) &&
      JSON.stringify(older.parameters.slice(1)) !==
        JSON.stringify(newer.parameters.slice(1))
    )
  );
}

function haveSameInput(
  { parameters: [first] }: Question,
  { parameters: [second] }: Question,
): boolean {
  return first === second || keyOf(first) === keyOf(second);
}

function keyOf(input: WorkerInput): string {
  return JSON.stringify([
    input.fileName,
    input.sourceType,
    input.config,
    input.compilerOptions,
    input.code,
  ]);
}
