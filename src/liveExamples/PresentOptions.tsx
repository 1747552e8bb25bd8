import type { ReactNode } from 'react';
import { captionNames } from '../examples/captionNames';
import { formatOptions } from '../examples/formatJson';
import { highlightSource } from '../highlight/highlightSource';
import { toHtml } from '../highlight/html';
import { CopyButton } from '../ui/CopyButton';
import styles from './LiveExample.module.css';

/** The options that an example is linted with, as the page's captions have them. */
export function PresentOptions({
  options,
}: {
  options: readonly unknown[];
}): ReactNode {
  return (
    <>
      <dt>{captionNames.options}</dt>
      <dd>
        {options.length > 0 ? (
          <>
            <code
              dangerouslySetInnerHTML={{
                __html: toHtml(highlightSource(formatOptions(options), 'json')),
              }}
            />
            <CopyButton />
          </>
        ) : (
          <span className={styles.defaults}>the rule’s defaults</span>
        )}
      </dd>
    </>
  );
}
