import { useEffect, useRef } from 'react';
import { type CodeContext, registerCodeFeatures } from './codeFeatures';
import { type ConfigContext, registerConfigFeatures } from './configFeatures';

/** The data for all of the editors' features. */
export type FeatureContext = CodeContext & ConfigContext;

/** Lets the editors' features answer from what the page knows at each moment. */
export function useFeatures(context: FeatureContext): void {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = {
      ...context,
      // While a config has errors, what is known of the code is what the config before says.
      input: context.input ?? latest.current.input,
    };
  });
  useEffect(() => {
    const features = [
      ...registerCodeFeatures(() => latest.current),
      ...registerConfigFeatures(() => latest.current),
    ];
    return () => {
      for (const feature of features) {
        feature.dispose();
      }
    };
  }, []);
}
