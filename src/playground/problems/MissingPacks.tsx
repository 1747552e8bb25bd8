import type { ReactNode } from 'react';
import { checkAgain } from '../analysis/askLinter';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';

/** Types of packages that could not be loaded: without them, the linter says less, and some of it wrong. */
export function MissingPacks(): ReactNode {
  const { store } = usePlayground();
  const missing = useSelector(
    ({ lastCheck }) => lastCheck?.report.missingPacks,
  );
  return missing?.map(({ reason, title }) => (
    <p key={title} className={controls.notice} role="status">
      The types of {title} could not be loaded, so imports of them count as{' '}
      <code>any</code>. {reason} Check the connection.
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          checkAgain(store);
        }}
      >
        Try again
      </button>
    </p>
  ));
}
