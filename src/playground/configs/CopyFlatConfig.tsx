import { type ReactNode, useEffect, useState } from 'react';
import { selectConfig } from '../analysis/analysisSelectors';
import controls from '../controls.module.css';
import styles from '../editor/EditorPane.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { copyFlatConfig } from '../toolbar/share';

/** How long the button says what became of copying, in milliseconds. */
const feedbackTime = 2_000;

/** Copies the config for a project of the reader's. */
export function CopyFlatConfig(): ReactNode {
  const { store } = usePlayground();
  const isBroken = useSelector(session => selectConfig(session) === undefined);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setOutcome('');
    }, feedbackTime);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return (
    <span className={styles.copy}>
      <span role="status">{outcome}</span>
      <button
        type="button"
        className={controls.button}
        disabled={isBroken}
        onClick={() => {
          void copyFlatConfig(store).then(isCopied => {
            setOutcome(isCopied ? 'Copied' : 'Not allowed here');
          });
        }}
      >
        Copy as eslint.config.mjs
      </button>
    </span>
  );
}
