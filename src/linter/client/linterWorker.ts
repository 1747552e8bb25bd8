import type { MessageFromWorker, MessageToWorker } from '../answers/messages';
import type { PackAsset } from '../protocol';
import type { WorkerQuestion } from './questionQueue';
import { withTypescriptAddress } from './typescriptAddress';

/** Is told what happens to a worker. */
export interface WorkerListener {
  onStarted: () => void;
  /** The worker has ended, and has to be started again. */
  onFailed: (reason: string) => void;
  /** The question waits for types of packages, and needs no time of the linter's. */
  onLoading: (what: string, size: number) => void;
  /** It waits no longer. */
  onLoaded: () => void;
  onAnswer: (answer: unknown) => void;
  onThrew: (reason: string) => void;
}

/** A running worker. */
export interface RunningWorker {
  ask: (question: WorkerQuestion) => void;
  terminate: () => void;
}

/** Starts the linter's worker. Once terminated, it says nothing. */
export function runLinterWorker(
  addresses: {
    worker: string;
    script: string;
    libs: string;
    packs: readonly PackAsset[];
  },
  listener: WorkerListener,
): RunningWorker {
  const worker = new Worker(
    withTypescriptAddress(addresses.worker, addresses.script),
  );
  const post = (message: MessageToWorker): void => {
    worker.postMessage(message);
  };

  worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
    switch (data.kind) {
      case 'started':
        listener.onStarted();
        break;
      case 'failed':
        listener.onFailed(data.reason);
        break;
      case 'loading':
        listener.onLoading(data.what, data.size);
        break;
      case 'loaded':
        listener.onLoaded();
        break;
      case 'answer':
        listener.onAnswer(data.answer);
        break;
      case 'threw':
        listener.onThrew(data.reason);
        break;
    }
  };
  worker.onerror = event => {
    // Told here: it is no error of the page.
    event.preventDefault();
    listener.onFailed(
      // The browser gives no message when it could not load a script.
      (event.message as string | undefined) ??
        'its script could not be loaded or run',
    );
  };
  post({ kind: 'start', libs: addresses.libs, packs: addresses.packs });

  return {
    ask: ({ name, parameters }) => {
      post({ kind: 'question', name, parameters });
    },
    terminate() {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}
