import { type ReactNode, useEffect, useState } from 'react';
import buttons from '../ui/pageButton.module.css';

/** How long the button says what became of copying, in milliseconds. */
const feedbackTime = 2_000;

/** Copies a link to what the page shows now, which is its address. */
export function CopyLink(): ReactNode {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setOutcome('');
    }, feedbackTime);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('Link copied');
    } catch {
      setOutcome('Copying isn’t allowed here: the address is the link');
    }
  };
  return (
    <button
      type="button"
      className={buttons.button}
      onClick={() => {
        void copy();
      }}
    >
      <span role="status">{outcome || 'Copy link'}</span>
    </button>
  );
}
