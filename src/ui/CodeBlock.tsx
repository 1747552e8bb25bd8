import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';

interface Props {
  /** Code as it is; without it, `html` is shown. */
  children?: ReactNode;
  /** Code colored at build by `plugins/highlight`. */
  html?: string;
  language: string;
  /** File name or other caption. */
  title?: string;
}

/** A block of code with its caption and a button that copies it. */
export function CodeBlock({
  children,
  html = '',
  language,
  title,
}: Props): ReactNode {
  const hasLines = (typeof children === 'string' ? children : html)
    .trimEnd()
    .includes('\n');
  return (
    <figure className={clsx(styles.block, hasLines && styles.lines)}>
      {title !== undefined && (
        <figcaption className={styles.title}>{title}</figcaption>
      )}
      <pre className={clsx(styles.code, `language-${language}`)}>
        {children === undefined ? (
          <code dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <code>{children}</code>
        )}
      </pre>
      <CopyButton />
    </figure>
  );
}
