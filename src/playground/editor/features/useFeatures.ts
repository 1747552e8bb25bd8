import { useEffect } from 'react';
import type { WorkerInput } from '../../../linter/protocol';
import {
  isFresh,
  selectInput,
  selectProblems,
} from '../../analysis/analysisSelectors';
import { selectOtherFiles } from '../../files/playgroundFiles';
import { usePlayground } from '../../state/PlaygroundContext';
import type { SessionStore } from '../../state/session';
import { fileNameOf } from '../../state/sharedState';
import { modelPath } from '../modelPath';
import { registerCodeFeatures } from './codeFeatures';
import { registerConfigFeatures } from './configFeatures';

/** How many editors use the features, and what ends these, for each session. */
const uses = new WeakMap<object, { count: number; end: () => void }>();

/** Lets the editors' features answer from what the page knows at each moment. Several editors share them. */
export function useFeatures(): void {
  const { store } = usePlayground();
  useEffect(() => {
    const use = uses.get(store) ?? { count: 0, end: startFeatures(store) };
    uses.set(store, use);
    use.count += 1;
    return () => {
      use.count -= 1;
      if (use.count === 0) {
        uses.delete(store);
        use.end();
      }
    };
  }, [store]);
}

/** @returns a function that ends them */
function startFeatures(store: SessionStore): () => void {
  // While a config has errors, what is known of the code is what the config before says.
  let lastInput: WorkerInput | undefined = store.get().lastCheck?.input;
  const stopWatching = store.watch(selectInput, input => {
    lastInput = input ?? lastInput;
    return undefined;
  });
  const features = [
    ...registerCodeFeatures(() => {
      const session = store.get();
      return {
        client: session.client,
        input: lastInput && {
          ...lastInput,
          fileName: fileNameOf(session.shared),
          otherFiles: selectOtherFiles(session),
        },
        path: modelPath(session, 'code'),
        problems: isFresh(session) ? selectProblems(session) : [],
      };
    }),
    ...registerConfigFeatures(() => {
      const { compilerOptions = [], rules = [] } = store.get();
      return { compilerOptions, rules };
    }),
  ];
  return () => {
    stopWatching();
    for (const feature of features) {
      feature.dispose();
    }
  };
}
