import clsx from 'clsx';
import type { DiffLine } from '../text/diffLines';
import styles from './ChangedLines.module.css';

interface Props {
  lines: readonly DiffLine[];
  className?: string;
}

/** A change of code, line by line. */
export function ChangedLines({ lines, className }: Props) {
  return (
    <pre className={clsx(styles.diff, className)} aria-label="Changed lines">
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </pre>
  );
}

function Line({ line }: { line: DiffLine }) {
  switch (line.kind) {
    case 'gap':
      return <span className={styles.gap}>{'  …\n'}</span>;
    case 'added':
      return <ins>{`+ ${line.text}\n`}</ins>;
    case 'removed':
      return <del>{`− ${line.text}\n`}</del>;
    case 'kept':
      return <span>{`  ${line.text}\n`}</span>;
  }
}
