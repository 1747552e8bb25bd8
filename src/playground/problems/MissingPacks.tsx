import Translate from '@docusaurus/Translate';
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
      <Translate
        id="playground.packs.missing"
        values={{ title, any: <code>any</code>, reason }}
      >
        {
          'The types of {title} could not be loaded, so imports of them count as {any}. {reason} Check the connection.'
        }
      </Translate>
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          checkAgain(store);
        }}
      >
        <Translate id="playground.packs.retry">Try again</Translate>
      </button>
    </p>
  ));
}
