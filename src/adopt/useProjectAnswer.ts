import assets from '@generated/playground/default/assets.json';
import { useEffect, useRef, useState } from 'react';
import { withTypescriptAddress } from '../linter/client/typescriptAddress';
import type { ProjectFields } from './project/projectLayout';
import type { ProjectReply } from './project/projectWorker';

/** What is known of a question. */
type AnswerState = ProjectReply | { state: 'asking' };

/** How long a reader has to pause before TypeScript is asked, in milliseconds. */
const pause = 200;

/** Asks TypeScript, in a worker that is started once and ends with the page's part. */
export function useProjectAnswer(fields: ProjectFields): AnswerState {
  const worker = useRef<Worker>(null);
  const [reply, setReply] = useState<{ of: ProjectFields; is: AnswerState }>();

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ProjectReply>) => {
      setReply({ of: fields, is: data });
    };
    const timer = setTimeout(() => {
      worker.current ??= startWorker();
      worker.current.onerror = event => {
        event.preventDefault();
        // The next question starts it again.
        worker.current = null;
        const reason =
          'TypeScript could not be loaded. Check the connection, and change a field to try again.';
        setReply({ of: fields, is: { state: 'failed', reason } });
      };
      worker.current.postMessage(fields, [port2]);
    }, pause);
    return () => {
      clearTimeout(timer);
      // What is still on its way is about fields that are no longer there.
      port1.close();
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
