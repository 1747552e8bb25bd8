import type { ReactNode } from 'react';
import styles from './ConfigPage.module.css';
import type { PartId } from './parts';

interface Props {
  id: PartId;
  title: string;
  children: ReactNode;
}

/** One of the parts of the page, which links lead to. */
export function Section({ id, title, children }: Props): ReactNode {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
