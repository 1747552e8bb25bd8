import { downloadFiles } from './client/download';
import { type RunningWorker, runLinterWorker } from './client/linterWorker';
import { type PendingQuestion, QuestionQueue } from './client/questionQueue';
import { timeLimitOf } from './client/timeLimit';
import { WARM_UP_INPUT } from './client/warmUp';
import type {
  LinterClient,
  PlaygroundAssets,
  WorkerQuestions,
  WorkerStatus,
} from './protocol';

/**
 * Loads and starts the linter in a worker, with one of the versions of
 * TypeScript that the site has.
 *
 * @param version as in `assets.typescript`
 * @throws when there is no such version
 */
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
  readonly #assets: PlaygroundAssets;
  readonly #typescript: PlaygroundAssets['typescript'][number];
  readonly #listeners = new Set<(status: WorkerStatus) => void>();
  readonly #questions = new QuestionQueue();
  /** Ends the loading when the client is disposed of. */
  readonly #disposal = new AbortController();
  #status: WorkerStatus = { state: 'starting' };
  #worker: RunningWorker | undefined;
  /** Whether the worker can be asked. */
  #isStarted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    assets: PlaygroundAssets,
    typescript: PlaygroundAssets['typescript'][number],
  ) {
    this.#assets = assets;
    this.#typescript = typescript;
    void this.#load('default');
  }

  ask: LinterClient['ask'] = (name, ...parameters) =>
    new Promise((resolve, reject) => {
      if (this.#disposal.signal.aborted) {
        resolve(undefined);
        return;
      }
      type Answer = ReturnType<WorkerQuestions[typeof name]> | undefined;
      this.#questions.add({
        name,
        parameters,
        resolve: answer => {
          resolve(answer as Answer);
        },
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
      // Anew from the server: what is in the cache may be what failed.
      void this.#load('reload');
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
    const { libs, script, size, version } = this.#typescript;
    const what = `TypeScript ${version}`;
    const { signal } = this.#disposal;
    const total = size + this.#assets.workerSize;
    try {
      await downloadFiles(
        [
          { what, address: script },
          { what, address: libs },
          { what: 'ESLint and its rules', address: this.#assets.worker },
        ],
        (current, loaded) => {
          this.#setStatus({ state: 'loading', what: current, loaded, total });
        },
        { cache, signal },
      );
    } catch (error) {
      if (!signal.aborted) {
        this.#fail(error instanceof Error ? error.message : String(error));
      }
      return;
    }
    if (!signal.aborted) {
      this.#setStatus({ state: 'starting' });
      this.#start();
    }
  }

  #start(): void {
    this.#worker = runLinterWorker(
      {
        worker: this.#assets.worker,
        script: this.#typescript.script,
        libs: this.#typescript.libs,
      },
      {
        onStarted: () => {
          this.#isStarted = true;
          this.#warmUp();
          this.#askNext();
        },
        onFailed: reason => {
          if (this.#isStarted) {
            this.#restart(`The linter stopped: ${reason}.`);
          } else {
            this.#fail(`The linter could not be started: ${reason}.`);
          }
        },
        onAnswer: answer => {
          this.#finish()?.resolve(answer);
          this.#askNext();
        },
        onThrew: reason => {
          this.#finish()?.reject(new Error(reason));
          this.#askNext();
        },
      },
    );
  }

  /** Has the worker lint something, unless it has better things to do. */
  #warmUp(): void {
    if (!this.#questions.hasWaiting) {
      this.#questions.add({
        name: 'lint',
        parameters: [WARM_UP_INPUT],
        resolve: () => undefined,
        reject: () => undefined,
      });
    }
  }

  #askNext(): void {
    if (!this.#isStarted || this.#questions.isBusy) {
      return;
    }
    const question = this.#questions.start();
    if (question) {
      // Warming up is part of starting.
      if (question.parameters[0] !== WARM_UP_INPUT) {
        this.#setStatus({ state: 'busy' });
      }
      const limit = timeLimitOf(question);
      this.#timer = setTimeout(() => {
        this.#restart(
          `The linter was busy with this code for more than ${String(Math.round(limit / 1000))} seconds. It has been stopped and started again.`,
        );
      }, limit);
      this.#worker?.ask(question);
    } else if (this.#status.state !== 'restarted') {
      // Why it was restarted is to be read until somebody asks again.
      this.#setStatus({ state: 'ready' });
    }
  }

  #finish(): PendingQuestion | undefined {
    clearTimeout(this.#timer);
    return this.#questions.finish();
  }

  #restart(reason: string): void {
    this.#stop();
    this.#questions.abandonRunning();
    this.#setStatus({ state: 'restarted', reason });
    this.#start();
  }

  #fail(reason: string): void {
    this.#stop();
    this.#setStatus({ state: 'failed', reason });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isStarted = false;
  }
}
