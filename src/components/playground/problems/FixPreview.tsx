import { type ReactNode, useMemo } from 'react';
import { type DiffLine, diffLines } from '../../../playground/fixes/diffLines';
import controls from '../controls.module.css';
import styles from './FixPreview.module.css';

interface Props {
  before: string;
  after: string;
  onApply: () => void;
}

/** What a change would do to the code, before it is made. */
export function FixPreview({ before, after, onApply }: Props): ReactNode {
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <div className={styles.preview}>
      <pre className={styles.diff} tabIndex={0} aria-label="Changed lines">
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </pre>
      <button
        type="button"
        className={`${controls.button ?? ''} ${controls.primary ?? ''}`}
        onClick={onApply}
      >
        Apply this change
      </button>
    </div>
  );
}

function Line({ line }: { line: DiffLine }): ReactNode {
  switch (line.kind) {
    case 'gap':
      return <span className={styles.gap}>{'  …\n'}</span>;
    case 'added':
      return <ins>{`+ ${line.text}\n`}</ins>;
    case 'removed':
      return <del>{`− ${line.text}\n`}</del>;
    case 'kept':
      return `  ${line.text}\n`;
  }
}
