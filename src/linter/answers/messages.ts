import type { WorkerQuestions } from '../protocol';

/** What the page's end says to the worker: first `start`, then one question at a time. */
export type MessageToWorker =
  /** `libs`: address of TypeScript's lib files. */
  | { kind: 'start'; libs: string }
  | {
      kind: 'question';
      name: keyof WorkerQuestions;
      parameters: Parameters<WorkerQuestions[keyof WorkerQuestions]>;
    };

/** What the worker says: one message to each that it gets. */
export type MessageFromWorker =
  | { kind: 'started' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; answer: unknown }
  /** Answering threw: a fault of ours, or code that TypeScript itself cannot bear. */
  | { kind: 'threw'; reason: string };
