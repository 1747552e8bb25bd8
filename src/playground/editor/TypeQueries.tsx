import { type ReactNode, useEffect } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './EditorPane.module.css';

function ask(client: LinterClient, input: WorkerInput) {
  return client.ask('typeQueries', input);
}

/**
 * Has the types that `// ^?` comments ask for looked up. The editor shows them where they stand; this is
 * what screen readers find of them.
 */
export function TypeQueries(): ReactNode {
  const { store } = usePlayground();
  // Most code has none, and is not asked about.
  const isAsked = useSelector(({ shared }) => shared.code.includes('^?'));
  const { last } = useWorkerAnswer(isAsked ? ask : undefined);
  const answers = isAsked ? last : undefined;
  useEffect(() => {
    store.set({ typeQueries: answers ?? [] });
  }, [answers, store]);
  return (
    answers &&
    answers.length > 0 && (
      <ul className={styles.hidden} aria-label="Types asked for in the code">
        {answers.map(({ end, line, text }) => (
          <li key={end}>
            Line {line}: <code>{text}</code>
          </li>
        ))}
      </ul>
    )
  );
}
