import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './CopyButton.module.css';

/** How long the button says that it has copied, in milliseconds. */
const feedbackTime = 2000;

type CopyState = 'copied' | 'failed' | 'ready';

const labels: Record<CopyState, string> = {
  copied: 'Copied',
  failed: 'Copying failed',
  ready: 'Copy',
};

/** Copies the code that stands before it in the same parent, as plain text. */
export function CopyButton(): ReactNode {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setState('ready');
    }, feedbackTime);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const code = currentTarget.parentElement?.querySelector('pre code');
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${labels[state]} code`}
      onClick={event => {
        void copy(event);
      }}
    >
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
