import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A page's table of contents, as a landmark that screen readers can jump to. */
export default function LandmarkTOC(props: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
