import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { CopyPageButton } from '../../markdownPage/CopyPageButton';
import styles from './styles.module.css';

/** The table of contents on narrow screens: folded, and there without a script. */
export default function TOCCollapsible({ className, ...props }: Props) {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary className={styles.summary}>On this page</summary>
      <TOCItems {...props} />
      <CopyPageButton />
    </details>
  );
}
