import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { CopyPageButton } from '../../markdownPage/CopyPageButton';
import styles from './styles.module.css';

/**
 * A page's table of contents, as a landmark that screen readers can jump to. The page script marks the
 * entry of the section that is being read (`src/navigation/markTocEntry`).
 */
export default function TOC({ className, ...props }: Props) {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <div className={clsx(styles.table, 'thin-scrollbar', className)}>
        <TOCItems
          {...props}
          linkClassName="table-of-contents__link toc-highlight"
        />
        <CopyPageButton />
      </div>
    </nav>
  );
}
