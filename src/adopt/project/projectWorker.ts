import { messageOf } from '../../text/messageOf';
import { answerProject, type ProjectAnswer } from './answerProject';
import type { ProjectQuestion } from './readQuestion';

/** What the worker says to what a reader has filled in: at the port that comes with it. */
export type ProjectReply =
  | { state: 'answered'; answer: ProjectAnswer }
  | { state: 'failed'; reason: string };

globalThis.onmessage = ({
  data,
  ports: [port],
}: MessageEvent<ProjectQuestion>): void => {
  port?.postMessage(reply(data));
};

function reply(question: ProjectQuestion): ProjectReply {
  try {
    return { state: 'answered', answer: answerProject(question) };
  } catch (error) {
    return { state: 'failed', reason: messageOf(error) };
  }
}
