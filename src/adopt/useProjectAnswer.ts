import assets from '@generated/playground/default/assets.json';
import { useEffect, useRef, useState } from 'react';
import { withTypescriptAddress } from '../linter/client/typescriptAddress';
import type { ProjectAnswer } from './project/answerProject';
import type { ProjectFields } from './project/projectLayout';
import type { ProjectQuestion, ProjectReply } from './project/projectWorker';

/** What is known of a question. */
export type AnswerState =
  | { state: 'answered'; answer: ProjectAnswer }
  | { state: 'asking' }
  | { state: 'failed'; reason: string };

/** How long a reader has to pause before TypeScript is asked, in milliseconds. */
const pause = 200;

/** Asks TypeScript, in a worker that is started once and ends with the page's part. */
export function useProjectAnswer(fields: ProjectFields): AnswerState {
  const worker = useRef<Worker>(null);
  const lastId = useRef(0);
  const [reply, setReply] = useState<{ of: ProjectFields; is: AnswerState }>();

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      worker.current ??= startWorker();
      const { current } = worker;
      lastId.current += 1;
      const id = lastId.current;
      current.onmessage = ({ data }: MessageEvent<ProjectReply>) => {
        if (data.id === id) {
          setReply({
            of: fields,
            is:
              'answer' in data
                ? { state: 'answered', answer: data.answer }
                : { state: 'failed', reason: data.error },
          });
        }
      };
      current.onerror = event => {
        event.preventDefault();
        // The next question starts it again.
        worker.current = null;
        setReply({
          of: fields,
          is: {
            state: 'failed',
            reason:
              'TypeScript could not be loaded. Check the connection, and change a field to try again.',
          },
        });
      };
      const question: ProjectQuestion = { id, fields };
      current.postMessage(question);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [fields]);
  return reply?.of === fields ? reply.is : { state: 'asking' };
}

function startWorker(): Worker {
  const [typescript] = assets.typescript;
  return new Worker(
    withTypescriptAddress(assets.projectWorker, typescript?.script ?? ''),
  );
}
