import ts from 'typescript';
import { answerProject, type ProjectAnswer } from './answerProject';
import type { ProjectFields } from './projectLayout';

/** What the worker is asked, with a number that comes back with the answer. */
export interface ProjectQuestion {
  id: number;
  fields: ProjectFields;
}

/** What comes back. */
export type ProjectReply =
  { id: number; answer: ProjectAnswer } | { id: number; error: string };

/** A dedicated worker's global object, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<ProjectQuestion>) => void;
  postMessage: (reply: ProjectReply) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { id, fields } }) => {
  try {
    scope.postMessage({ id, answer: answerProject(ts, fields) });
  } catch (error) {
    scope.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
    });
  }
};
