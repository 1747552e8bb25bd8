import { useEffect } from 'react';
import type { WorkerInput } from '../../../linter/protocol';
import { isFresh, selectInput, selectProblems } from '../../analysis/analysis';
import { usePlayground } from '../../state/PlaygroundContext';
import { registerCodeFeatures } from './codeFeatures';
import { registerConfigFeatures } from './configFeatures';

/** Lets the editors' features answer from what the page knows at each moment. */
export function useFeatures(): void {
  const { store } = usePlayground();
  useEffect(() => {
    // While a config has errors, what is known of the code is what the config before says.
    let lastInput: WorkerInput | undefined;
    const stopWatching = store.watch(selectInput, input => {
      lastInput = input ?? lastInput;
      return undefined;
    });
    const features = [
      ...registerCodeFeatures(() => {
        const session = store.get();
        return {
          client: session.client,
          input: lastInput,
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
  }, [store]);
}
