import type { ReactNode } from 'react';
import styles from './DiffDetails.module.css';
import type { Diff } from './types';

interface Props {
  diff: Diff;
  summary: ReactNode;
}

/** A change of code that can be unfolded. Works without JavaScript. */
export function DiffDetails({ diff, summary }: Props): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <pre className={styles.diff} tabIndex={0} aria-label="Changed lines">
        {diff.split('\n').map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </pre>
    </details>
  );
}

function Line({ line }: { line: string }): ReactNode {
  const text = `${line.slice(1)}\n`;
  switch (line[0]) {
    case '-':
      return <del>− {text}</del>;
    case '+':
      return <ins>+ {text}</ins>;
    case '@':
      return <span className={styles.gap}>{'  …\n'}</span>;
    default:
      return `  ${text}`;
  }
}
