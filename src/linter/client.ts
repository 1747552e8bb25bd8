import { messageOf } from '../text/messageOf';
import { downloadFiles } from './client/download';
import {
  type PendingQuestion,
  QuestionQueue,
  timeLimitOf,
} from './client/questions';
import { withTypescriptAddress } from './client/typescriptAddress';
import { defaultCompilerOptions } from './compilerOptions';
import type {
  LinterClient,
  MessageFromWorker,
  MessageToWorker,
  PlaygroundAssets,
  WorkerInput,
  WorkerQuestion,
  WorkerQuestions,
  WorkerStatus,
} from './protocol';

/** How often in a row a worker may end without having answered anything: then it cannot work here, whatever it is asked. */
const maxFutileStarts = 2;

/**
 * What the worker lints before the first question: the first lint
 * takes four times as long as the next, since TypeScript reads its lib files
 * and the browser compiles the rules.
 */
export const warmUpInput: WorkerInput = {
  code: `interface Item { name: string; parent?: Item }
export async function load(items: readonly Item[]): Promise<string[]> {
  const names = items.map(({ name, parent }) => parent?.name ?? name);
  for (const name of names) { if (name == 'x') { delete (items as any)[0]; } }
  return await Promise.all(names.map(async name => \`\${name}!\`));
}
`,
  fileName: 'example.ts',
  sourceType: 'module',
  config: { extends: ['eslint:all', 'all'] },
  compilerOptions: defaultCompilerOptions,
};

/** Loads and starts the linter in a worker, with one of the versions of TypeScript that the site has. */
export function createLinterClient(
  assets: PlaygroundAssets,
  version: string,
): LinterClient {
  const typescript = assets.typescript.find(
    candidate => candidate.version === version,
  );
  if (!typescript) {
    throw new Error(
      `There is no TypeScript ${version} here, only ${assets.typescript
        .map(candidate => candidate.version)
        .join(', ')}.`,
    );
  }
  return new WorkerClient(assets, typescript);
}

class WorkerClient implements LinterClient {
  readonly #listeners = new Set<(status: WorkerStatus) => void>();
  readonly #questions = new QuestionQueue();
  /** Ends the loading when the client is disposed of. */
  readonly #disposal = new AbortController();
  #status: WorkerStatus = { state: 'starting' };
  #worker: Worker | undefined;
  /** Whether the worker can be asked. */
  #isStarted = false;
  /** Whether the worker has answered since it was started. */
  #isWarm = false;
  /** Whether any worker has answered since the files were loaded. */
  #hasAnswered = false;
  /** How many workers ended since the last answer. */
  #futileStarts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly assets: PlaygroundAssets,
    private readonly typescript: PlaygroundAssets['typescript'][number],
  ) {
    void this.#load('default');
  }

  ask: LinterClient['ask'] = (name, ...parameters) =>
    new Promise((resolve, reject) => {
      if (this.#disposal.signal.aborted) {
        resolve(undefined);
        return;
      }
      this.#questions.add({
        name,
        parameters,
        resolve: answer =>
          resolve(answer as ReturnType<WorkerQuestions[typeof name]>),
        reject,
      });
      this.#askNext();
    });

  watch: LinterClient['watch'] = listener => {
    this.#listeners.add(listener);
    listener(this.#status);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  retry: LinterClient['retry'] = () => {
    if (this.#status.state === 'failed') {
      // Past the cache: the file in it may be what failed.
      void this.#load('reload');
    }
  };

  stop: LinterClient['stop'] = () => {
    if (this.#questions.running) {
      this.#restart('You stopped the linter on this code.', 'You stopped it.');
    }
  };

  dispose: LinterClient['dispose'] = () => {
    this.#disposal.abort();
    this.#stop();
    this.#questions.clear();
    this.#listeners.clear();
  };

  #setStatus(status: WorkerStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) {
      listener(status);
    }
  }

  async #load(cache: RequestCache): Promise<void> {
    const { libs, script, size, version } = this.typescript;
    const what = `TypeScript ${version}`;
    const { signal } = this.#disposal;
    this.#hasAnswered = false;
    this.#futileStarts = 0;
    const total = size + this.assets.workerSize;
    try {
      await downloadFiles(
        [
          { what, address: script },
          { what, address: libs },
          { what: 'ESLint and its rules', address: this.assets.worker },
        ],
        (current, loaded) =>
          this.#setStatus({ state: 'loading', what: current, loaded, total }),
        { cache, signal },
      );
    } catch (error) {
      if (!signal.aborted) {
        this.#fail(messageOf(error));
      }
      return;
    }
    if (!signal.aborted) {
      this.#setStatus({ state: 'starting' });
      this.#warmUp();
      this.#start();
    }
  }

  /** Starts a worker. Once it is stopped, nothing that it says is heard. */
  #start(): void {
    const { libs, script } = this.typescript;
    const { packs, worker: address } = this.assets;
    const worker = new Worker(withTypescriptAddress(address, script));
    worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) =>
      this.#hear(data);
    worker.onerror = event => {
      // Told here: it is no error of the page.
      event.preventDefault();
      this.#onFailure(
        // The browser gives no message when it could not load a script.
        (event.message as string | undefined) ??
          'its script could not be loaded or run',
      );
    };
    this.#worker = worker;
    this.#post({ kind: 'start', libs, packs });
  }

  #post(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: MessageFromWorker): void {
    switch (message.kind) {
      case 'started':
        this.#isStarted = true;
        this.#askNext();
        break;
      case 'failed':
        this.#onFailure(message.reason);
        break;
      case 'loading':
        clearTimeout(this.#timer);
        this.#setStatus({
          state: 'loading',
          what: message.what,
          loaded: 0,
          total: message.size,
        });
        break;
      case 'loaded':
        this.#begin(this.#questions.running);
        break;
      case 'answer':
        this.#finish()?.resolve(message.answer);
        this.#askNext();
        break;
      case 'threw':
        this.#finish()?.reject(new Error(message.reason));
        this.#askNext();
        break;
    }
  }

  #onFailure(reason: string): void {
    if (this.#isStarted) {
      this.#futileStarts += 1;
      this.#restart(`The linter stopped: ${reason}.`);
    } else {
      this.#fail(`The linter could not be started: ${reason}.`);
    }
  }

  /** Has the worker lint something first, unless it has better things to do. What there is to lint takes its place. */
  #warmUp(): void {
    if (!this.#questions.hasWaiting) {
      this.#questions.add({
        name: 'lint',
        parameters: [warmUpInput],
        resolve: () => undefined,
        reject: () => undefined,
      });
    }
  }

  #askNext(): void {
    if (!this.#isStarted || this.#questions.running) {
      return;
    }
    const question = this.#questions.start();
    if (question) {
      this.#begin(question);
      const { name, parameters } = question;
      this.#post({ kind: 'question', name, parameters });
    } else if (this.#status.state !== 'restarted') {
      // Why it was restarted stays readable until the next question.
      this.#setStatus({ state: 'ready' });
    }
  }

  /** Says what the worker is busy with, and watches how long that takes. */
  #begin(question: PendingQuestion | undefined): void {
    if (!question) {
      return;
    }
    // Warming up is part of starting.
    if (question.parameters[0] !== warmUpInput) {
      this.#setStatus({ state: 'busy', asked: question.name });
    }
    const limit = timeLimitOf(question, this.#isWarm);
    this.#timer = setTimeout(() => this.#onTimeout(question, limit), limit);
  }

  #finish(): PendingQuestion | undefined {
    clearTimeout(this.#timer);
    this.#isWarm = true;
    this.#hasAnswered = true;
    this.#futileStarts = 0;
    return this.#questions.finish();
  }

  #onTimeout({ parameters: [input] }: WorkerQuestion, limit: number): void {
    // Where it has worked, it is the code that is slow, and the next may not be.
    if (!this.#hasAnswered) {
      this.#futileStarts += 1;
    }
    const seconds = `more than ${String(Math.round(limit / 1000))} seconds`;
    this.#restart(
      input === warmUpInput
        ? `The linter took ${seconds} to get ready.`
        : `The linter was busy with this code for ${seconds}.`,
      `It took ${seconds}.`,
    );
  }

  /**
   * @param reason a sentence: why the worker that there is cannot stay
   * @param ofSelector the same of a selector, where one keeps it busy: the code is not to blame
   */
  #restart(reason: string, ofSelector = reason): void {
    this.#stop();
    const abandoned = this.#questions.abandonRunning(ofSelector);
    if (this.#futileStarts >= maxFutileStarts) {
      this.#fail(`${reason} Starting it again did not help.`);
      return;
    }
    this.#setStatus(
      abandoned?.name === 'select'
        ? { state: 'starting' }
        : {
            state: 'restarted',
            reason: `${reason} It has been started again.`,
          },
    );
    // Not warmed up: that may be what it could not cope with.
    this.#start();
  }

  #fail(reason: string): void {
    this.#stop();
    this.#setStatus({ state: 'failed', reason });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
      this.#worker = undefined;
    }
    this.#isStarted = false;
    this.#isWarm = false;
  }
}
