import { useEffect, useState } from 'react';
import { createLinterClient } from '../../linter/client';
import type {
  LinterClient,
  PlaygroundAssets,
  WorkerStatus,
} from '../../linter/protocol';

/** The linter, and what it is doing. */
export interface RunningLinter {
  /** `undefined` until it is started. */
  client: LinterClient | undefined;
  status: WorkerStatus;
}

const NOT_STARTED: RunningLinter = {
  client: undefined,
  status: { state: 'starting' },
};

/** Starts the linter with a version of TypeScript, and ends it when another is chosen. */
export function useLinterClient(
  assets: PlaygroundAssets,
  version: string,
): RunningLinter {
  const [running, setRunning] = useState(NOT_STARTED);
  useEffect(() => {
    const client = createLinterClient(assets, version);
    const stop = client.watch(status => {
      setRunning({ client, status });
    });
    return () => {
      stop();
      client.dispose();
      setRunning(NOT_STARTED);
    };
  }, [assets, version]);
  return running;
}
