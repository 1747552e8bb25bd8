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
  /** File name or other caption, which may have buttons. */
  title?: ReactNode;
}

/** How long a first line may be to have the button next to it, in characters. */
const longestBesideButton = 70;

/** A block of code with its caption and a button that copies it. */
export function CodeBlock({ children, html = '', language, title }: Props) {
  const [firstLine = '', ...otherLines] = (
    typeof children === 'string' ? children : textOf(html)
  )
    .trimEnd()
    .split('\n');
  return (
    <figure
      className={clsx(
        styles.block,
        otherLines.length > 0 && styles.lines,
        otherLines.length > 0 &&
          firstLine.length > longestBesideButton &&
          styles.beginsLong,
      )}
    >
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

/** The text of colored code, with other letters for those that HTML writes in several. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, '&');
}
