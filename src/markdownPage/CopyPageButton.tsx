import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './CopyPageButton.module.css';

/** Copies the whole page as Markdown. The page script does it: see `copyPage`. */
export function CopyPageButton(): ReactNode {
  return (
    <button
      type="button"
      className={`${styles.button ?? ''} needs-script`}
      data-action="copy-page"
      title={translate({ id: 'page.copy.format', message: 'As Markdown' })}
    >
      <span aria-live="polite">
        <Translate id="page.copy">Copy page</Translate>
      </span>
    </button>
  );
}
