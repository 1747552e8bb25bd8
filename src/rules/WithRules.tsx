import type { ReactNode } from 'react';
import type { KnownRules } from '../linter/protocol';
import { loadable } from '../ui/loadable';
import buttons from '../ui/pageButton.module.css';
import { loadKnownRules } from './loadKnownRules';

/** What is shown once the list of rules is there, without which nothing can be checked or compared. */
export const WithRules = loadable<{
  children: (known: KnownRules) => ReactNode;
}>(
  async () => {
    const known = await loadKnownRules();
    return ({ children }) => children(known);
  },
  () => <p role="status">Loading the list of rules …</p>,
  ({ retry }) => (
    <p role="status">
      The list of rules didn’t arrive, so the config can’t be checked.{' '}
      <button type="button" className={buttons.button} onClick={retry}>
        Try again
      </button>
    </p>
  ),
);
