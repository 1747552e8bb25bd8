import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { countShown } from '../analysis/analysisSelectors';
import { countInOthers } from '../analysis/otherChecks';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './SideSwitch.module.css';

/** On a phone, switches between the texts and what is found in them. */
export function SideSwitch(): ReactNode {
  const { store } = usePlayground();
  const shown = useSelector(({ shownSide }) => shownSide);
  const problems = useSelector(
    session => countShown(session) + countInOthers(session),
  );
  return (
    <div
      className={styles.switch}
      role="group"
      aria-label={translate({
        id: 'playground.side.label',
        message: 'Shown side',
      })}
    >
      {(['texts', 'results'] as const).map(side => (
        <button
          key={side}
          type="button"
          aria-pressed={side === shown}
          onClick={() => {
            store.set({ shownSide: side });
          }}
        >
          {side === 'texts' ? (
            <Translate id="playground.side.editor">Editor</Translate>
          ) : problems > 0 ? (
            <Translate
              id="playground.results.count"
              values={{ count: problems }}
            >
              {'Results ({count})'}
            </Translate>
          ) : (
            <Translate id="playground.results">Results</Translate>
          )}
        </button>
      ))}
    </div>
  );
}
