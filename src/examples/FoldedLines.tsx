import type { ReactNode } from 'react';
import chevron from '../ui/Chevron.module.css';
import styles from './ReportedCode.module.css';

interface Props {
  /** How many lines at the top are those of the incorrect example above. */
  above: string | undefined;
  /** How many lines at the top declare what is used below. */
  declarations: string | undefined;
}

/**
 * Takes the place of the first lines of code until it is open: of those that a reader has just seen, and,
 * on phones, of declarations. The lines themselves are in the code, which is copied as a whole.
 */
export function FoldedLines({ above, declarations }: Props): ReactNode {
  const lines = above ?? declarations;
  return (
    lines !== undefined && (
      <details
        className={above === undefined ? styles.declarations : styles.above}
      >
        <summary>
          <span>1–{lines}</span>{' '}
          <b className={chevron.chevron}>
            {above === undefined ? `${lines} declarations` : 'as above'}
          </b>
        </summary>
      </details>
    )
  );
}
