import { type ReactNode, useSyncExternalStore } from 'react';
import { LiveExample } from './LiveExample';
import { closeExample, openExamples, watchExamples } from './openExamples';

/** All examples that are being edited, wherever they are on the page. */
export function OpenExamples(): ReactNode {
  const examples = useSyncExternalStore(watchExamples, openExamples);
  return examples.map(example => (
    <LiveExample
      {...example}
      key={example.id}
      onClose={() => {
        closeExample(example);
      }}
    />
  ));
}
