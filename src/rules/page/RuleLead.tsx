import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import styles from './RuleLead.module.css';

/** What a rule does, as the first sentence of its page. */
export function RuleLead({ text }: { text: string }): ReactNode {
  return (
    <p className={styles.lead}>
      <InlineCode text={text} />.
    </p>
  );
}
