import type { PackAsset, WorkerQuestions } from '../protocol';

/** What the page's end says to the worker: first `start`, then one question at a time. */
export type MessageToWorker =
  /** `libs`: address of TypeScript's lib files. */
  | { kind: 'start'; libs: string; packs: readonly PackAsset[] }
  | {
      kind: 'question';
      name: keyof WorkerQuestions;
      parameters: Parameters<WorkerQuestions[keyof WorkerQuestions]>;
    };

/** What the worker says: one message to each that it gets, but for `loading` and `loaded`. */
export type MessageFromWorker =
  | { kind: 'started' }
  | { kind: 'failed'; reason: string }
  /** The question asks for types of packages: bytes that it waits for, and what they are for readers. */
  | { kind: 'loading'; what: string; size: number }
  /** They are there, or could not be loaded. */
  | { kind: 'loaded' }
  | { kind: 'answer'; answer: unknown }
  /** Answering threw: a fault of ours, or code that TypeScript itself cannot bear. */
  | { kind: 'threw'; reason: string };
