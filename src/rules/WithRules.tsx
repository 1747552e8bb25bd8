import type { ReactNode } from 'react';
import type { KnownRules } from '../linter/protocol';
import buttons from '../ui/pageButton.module.css';
import { useKnownRules } from './useKnownRules';

interface Props {
  children: (known: KnownRules) => ReactNode;
}

/** What is shown once the list of rules is there, without which nothing can be checked or compared. */
export function WithRules({ children }: Props): ReactNode {
  const rules = useKnownRules();
  switch (rules.state) {
    case 'loaded':
      return children(rules.known);
    case 'loading':
      return <p role="status">Loading the list of rules …</p>;
    case 'failed':
      return (
        <p role="status">
          The list of rules didn’t arrive, so the config can’t be checked.{' '}
          <button
            type="button"
            className={buttons.button}
            onClick={rules.retry}
          >
            Try again
          </button>
        </p>
      );
  }
}
