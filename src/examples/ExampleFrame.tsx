import type { ReactNode } from 'react';
import { Caption, type CaptionProps } from './Caption';
import styles from './ExampleFrame.module.css';

interface Props extends CaptionProps {
  /** An example, or two that answer each other, the incorrect one first. */
  children: ReactNode;
}

/**
 * The frame around an example or a pair, with what both are linted with. The correct half is always
 * below the incorrect one: only 7 of 147 rule pages have lines that are short enough for both to stand
 * next to each other, and on none does a reader have to look for it in another place, or choose it.
 */
export function ExampleFrame({ children, ...caption }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <Caption {...caption} />
      {children}
    </div>
  );
}
