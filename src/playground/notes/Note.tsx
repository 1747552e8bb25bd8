import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import styles from './Note.module.css';

interface Props {
  /** What there is to do about it: buttons. */
  offers?: ReactNode;
  onClose: () => void;
  /** What is said, in paragraphs or a list. */
  children: ReactNode;
}

/** Something that the reader should know of the page, above it, until they close it. */
export function Note({ offers, onClose, children }: Props): ReactNode {
  return (
    <div className={styles.note} role="status">
      {children}
      <span className={styles.choices}>
        {offers}
        <button type="button" className={controls.button} onClick={onClose}>
          Close
        </button>
      </span>
    </div>
  );
}

/** Something that can be done about what a note says. */
export function Offer({
  onTake,
  children,
}: {
  onTake: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className={controls.button} onClick={onTake}>
      {children}
    </button>
  );
}
